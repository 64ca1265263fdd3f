import { contentFigures } from '@summit/pricing';
import { COPY_AMOUNTS } from '../copy-figures.js';
import { FIGURE_KEYS } from '../figures.js';
import { textFindings, type ContentText } from './text-rules.js';

const figures = contentFigures(COPY_AMOUNTS);
const problems = (text: string, more: Partial<ContentText> = {}) =>
  textFindings({ kind: 'page', place: 'somewhere', text, ...more }, figures).map(({ problem }) => problem);

it('has a value of the price book for each figure of the content, and no other', () => {
  expect(Object.keys(figures).sort()).toEqual([...FIGURE_KEYS].sort());
});

describe('a text that is right', () => {
  it.each([
    'VIP is one payment of {vip.early}, or {vip.with_bump} with the vault.',
    'A $10 code, and 3 to 5% stay. In 4 to 6 weeks, 24.5 MB.',
    'See the [refund policy](/refund-policy) or /vip.',
    'Open {link}, {name}: day {n} costs {price}.',
    'The Speaker Interview Highlights Vault and the Templates Kit of the Growth & Scale Summit.',
    'done-for-you',
    '/vip/login',
  ])('has no findings: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('may name the variables of its message', () => {
    expect(problems('Hello {{name}}, [sign in]({{login_url}})', { variables: ['name', 'login_url'] })).toEqual([]);
  });
});

describe('a text that is wrong', () => {
  it.each([
    ['VIP costs $38.', '"$38" is no figure'],
    ['Refunds take 5 to 9 business days.', '"5 to 9 business days" is no figure'],
    ['All 37 recordings', '"37 recordings" is no figure'],
    ['A PDF of 28.6 MB', '"28.6 MB" is no figure'],
    ['You earn 51% of it', '"51%" is no figure'],
    ['A 30-day money-back guarantee', 'must say 7'],
    ['The guarantee: 7 days, counted from the end of the summit.', 'or from the day of your order if you buy later'],
    ['Pay {vip.erly}', 'No value for the placeholder {vip.erly}'],
    ['Pay { vip.early }', 'a brace that is no placeholder'],
    ['Hello {{nmae}}', 'no value for {{nmae}}'],
    ['The Implementation package', 'must be written "Implementation Package"'],
    ['Our done for you service', 'must be written "Done-For-You"'],
    ['Growth and Scale Summit', 'must be written "Growth & Scale Summit"'],
    ['Get Vip access', 'must be written "VIP"'],
    ['This is for Vip.', 'must be written "VIP"'],
    ['90+ Profitable Side Hustle Blueprints', 'must be written "100+ Profitable Side Hustle Blueprints"'],
    ['Read [this](/refunds)', 'the link leads nowhere: /refunds'],
    ['Read [this](/terms(old))', 'the link leads nowhere: /terms(old'],
    ['Read [this](javascript:alert(1))', 'the link leads nowhere: javascript:alert(1'],
    ['Read [this]({{help_url}})', 'no value for {{help_url}}'],
    ['See https://shop.realcompany.com/offer', 'the link leads nowhere'],
  ])('is found: %s', (text, problem) => {
    expect(problems(text).join('\n')).toContain(problem);
  });

  it('is found as soon as the price book changes and a typed price does not', () => {
    const raised = { ...figures, 'vip.early': '$39', 'vip.with_bump': '$48' };
    const find = (text: string) => textFindings({ kind: 'page', place: 'offers.ts', text }, raised);
    expect(find('VIP is {vip.early}.')).toEqual([]);
    expect(find('Everything in VIP is $37 today.')).toEqual([
      {
        place: 'offers.ts',
        excerpt: 'Everything in VIP is $37 today.',
        problem: expect.stringContaining('"$37"'),
      },
    ]);
  });

  it('is not a speaker who talks of other figures, unless the sentence is about us', () => {
    expect(problems('She sold 40 recordings for $13 each.', { kind: 'talk' })).toEqual([]);
    expect(problems('She sold 40 things. VIP costs $13.', { kind: 'talk' })).toHaveLength(1);
    expect(problems('For $13 you get nothing. VIP is different.', { kind: 'talk' })).toEqual([]);
  });

  it('is a prompt or a file with a figure that nobody fills', () => {
    expect(problems('Leave a gap such as {their own words}.', { kind: 'prompt' })).toEqual([]);
    expect(problems('VIP is {vip.early}.', { kind: 'bonus file' })).toEqual(['{vip.early} is not filled here']);
  });

  // As long as a page that the back office takes: each is looked through in one pass.
  it.each([
    ['braces and spaces', `{{${' '.repeat(99_990)}x`],
    ['digits', `x ${'9'.repeat(99_990)}`],
    ['a digit and spaces', `x 9${' '.repeat(99_990)}x`],
    ['links that do not end', '[a]('.repeat(25_000)],
    ['links whose targets are links that do not end', '](('.repeat(33_000)],
    ['braces', '{'.repeat(100_000)],
  ])('is looked for in a text of %s', (_what, text) => {
    expect(problems(text)).toEqual(expect.any(Array));
  });
});
