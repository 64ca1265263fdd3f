import { contentTexts, kindOf } from './content-texts.mjs';

describe('kindOf', () => {
  it.each([
    ['offers.ts', 'page'],
    ['legal/refund-policy.ts', 'legal'],
    ['messages/mail/welcome.ts', 'message'],
    ['messages/sms/day-reminder.ts', 'message'],
    ['speakers-day-2.ts', 'talk'],
    ['sessions-growth-day-1.ts', 'talk'],
    ['prompts/section-01a.ts', 'prompt'],
    ['bonus-files/playbook/building.ts', 'bonus file'],
    ['copy-figures.ts', null],
    ['messages/mail-variables.ts', null],
  ])('%s holds %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });
});

describe('contentTexts', () => {
  it('finds texts at any depth, with the way to them', () => {
    const exports = { VIP: { lines: ['One.', { title: 'Two' }], price: 3, none: null } };
    expect(contentTexts([{ file: 'offers.ts', exports }])).toEqual([
      { kind: 'page', place: 'offers.ts: VIP.lines.0', text: 'One.' },
      { kind: 'page', place: 'offers.ts: VIP.lines.1.title', text: 'Two' },
    ]);
  });

  it('places a text where it is written, not where it is gathered', () => {
    const speaker = { bio: 'Counts trains.' };
    const places = contentTexts([
      { file: 'landing.ts', exports: { LANDING: { speakers: [speaker], hero: 'Hello' } } },
      { file: 'speakers-day-1.ts', exports: { DAY: [speaker] } },
    ]).map(({ place }) => place);
    expect(places).toEqual(['speakers-day-1.ts: DAY.0.bio', 'landing.ts: LANDING.hero']);
  });

  it('reads of a message what its author wrote, and knows its variables', () => {
    const welcome = {
      templateId: 'welcome',
      name: 'Welcome',
      subject: 'Hello',
      body: 'Dear {{name}}',
      reason: 'Because.',
      html: '<p style="width:100%">',
      variables: [{ name: 'name', example: '$105.73' }],
    };
    const texts = contentTexts([{ file: 'messages/mail/welcome.ts', exports: { welcome } }]);
    expect(texts.map(({ text }) => text)).toEqual(['Welcome', 'Hello', 'Dear {{name}}', 'Because.']);
    expect(texts[2]).toMatchObject({ kind: 'message', variables: ['name'] });
  });
});
