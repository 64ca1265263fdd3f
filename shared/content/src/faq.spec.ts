import { AFFILIATE_FAQ } from './affiliate-programme.js';
import { RECORDING_COUNT, SPEAKER_COUNT } from './copy-figures.js';
import { DFY_FAQ, IMPLEMENTATION_FAQ, LANDING_FAQ, landingFaq, VIP_FAQ } from './faq.js';

const LISTS = {
  LANDING_FAQ,
  upcoming: landingFaq('upcoming'),
  live: landingFaq('live'),
  VIP_FAQ,
  IMPLEMENTATION_FAQ,
  DFY_FAQ,
  AFFILIATE_FAQ,
};

describe('the questions and answers', () => {
  it('are 9 to 12 on the landing page and exactly 5 on /vip (F-136)', () => {
    expect(LANDING_FAQ.length).toBeGreaterThanOrEqual(9);
    expect(LANDING_FAQ.length).toBeLessThanOrEqual(12);
    expect(VIP_FAQ).toHaveLength(5);
  });

  it.each(Object.entries(LISTS))('of %s ask once and answer in 8 to 60 words', (_, list) => {
    expect(new Set(list.map(({ question }) => question)).size).toBe(list.length);
    for (const { question, answer } of list) {
      expect(question).toMatch(/^[A-Z].*\?$/);
      const words = answer.split(/\s+/).length;
      expect({ question, fits: words >= 8 && words <= 60 }).toEqual({ question, fits: true });
    }
  });

  it('call the summit concluded only when it is (C-042)', () => {
    expect(LANDING_FAQ).toEqual(landingFaq('concluded'));
    const text = (phase: 'upcoming' | 'live' | 'concluded') =>
      landingFaq(phase)
        .map(({ answer }) => answer)
        .join(' ');
    expect(text('concluded')).toContain('has concluded');
    expect(text('live')).not.toContain('has concluded');
    expect(text('upcoming')).not.toContain('has concluded');
    expect(text('live')).toContain('free to attend if you register during the live event');
  });

  it('never contradict the guarantee periods', () => {
    const answer = (list: typeof VIP_FAQ, part: string) => list.find(({ question }) => question.includes(part))?.answer;
    expect(answer(VIP_FAQ, 'guarantee')).toContain('7 days, counted from the end of the summit');
    expect(answer(IMPLEMENTATION_FAQ, 'does not help')).toContain('within 48 hours of the completed session');
    expect(answer(DFY_FAQ, 'not for me')).toContain('30 days after your final coaching session');
    for (const { answer: text } of [...LANDING_FAQ, ...VIP_FAQ, ...IMPLEMENTATION_FAQ, ...DFY_FAQ]) {
      if (text.includes('processed in')) expect(text).toContain('5 to 10 business days');
    }
  });

  it('say that the VIP price stays when the timer ends (C-013)', () => {
    expect(VIP_FAQ.map(({ answer }) => answer).join(' ')).toContain('the price of VIP stays {vip.early}');
  });

  it('state the number of sessions and speakers', () => {
    expect(VIP_FAQ.map(({ answer }) => answer).join(' ')).toContain(
      `${RECORDING_COUNT} sessions by ${SPEAKER_COUNT} speakers`,
    );
  });
});
