import { BONUS_TOTAL_CENTS, BONUS_VALUE_CENTS, RECORDING_COUNT } from './copy-figures.js';
import {
  AFTER_REGISTERING,
  BEFORE_AFTER,
  BENEFITS,
  BONUS_OFFERS,
  COMPARISON,
  GUARANTEE,
  MISSED_WITH_FREE,
  ROADMAP,
  SIGNUP_POINTS,
  WHO_IT_IS_FOR,
  WHO_IT_IS_NOT_FOR,
} from './landing-sections.js';

describe('the sections of the landing page', () => {
  it('have the lengths of the design', () => {
    expect(BENEFITS).toHaveLength(6);
    expect(AFTER_REGISTERING).toHaveLength(3);
    expect(WHO_IT_IS_FOR).toHaveLength(5);
    expect(WHO_IT_IS_NOT_FOR).toHaveLength(5);
    expect(BEFORE_AFTER).toHaveLength(5);
    expect(SIGNUP_POINTS).toHaveLength(3);
  });

  it('say every sentence once', () => {
    const sentences = [
      ...BENEFITS.flatMap(({ title, line }) => [title, line]),
      ...AFTER_REGISTERING.flatMap(({ title, line }) => [title, line]),
      ...WHO_IT_IS_FOR,
      ...WHO_IT_IS_NOT_FOR,
      ...BEFORE_AFTER.flatMap(({ before, after }) => [before, after]),
      ...SIGNUP_POINTS.flatMap(({ title, line }) => [title, line]),
    ];
    expect(sentences.filter((sentence) => sentence.trim().length < 10)).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('map the five days with three topics each (F-047)', () => {
    expect(ROADMAP.map(({ day, title }) => [day, title])).toEqual([
      [1, 'Opening Day'],
      [2, 'Build Your Presence'],
      [3, 'Systemize & Productize'],
      [4, 'Monetize & Automate'],
      [5, 'Legacy & Lifestyle'],
    ]);
    const topics = ROADMAP.flatMap((day) => day.topics);
    expect(new Set(topics).size).toBe(15);
    expect(ROADMAP.reduce((sum, { sessionCount }) => sum + sessionCount, 0)).toBe(RECORDING_COUNT);
  });

  it('present bonuses of 129, 149 and 199, together 477 (F-073)', () => {
    expect(
      BONUS_OFFERS.map(({ title, valueCents, sizeLabel, dayColor }) => [title, valueCents, sizeLabel, dayColor]),
    ).toEqual([
      ['100+ Profitable Side Hustle Blueprints', 12_900, 'PDF, 28.7 MB', 1],
      ['The Passive Income Playbook - 2025', 14_900, 'PDF, 3.8 MB', 2],
      ['500 Proven Super Prompts', 19_900, 'Online access', 3],
    ]);
    expect(Object.values(BONUS_VALUE_CENTS).reduce((sum, value) => sum + value, 0)).toBe(BONUS_TOTAL_CENTS);
    expect(BONUS_TOTAL_CENTS).toBe(47_700);
  });

  it('compare free and VIP so that VIP never has less', () => {
    for (const { label, free, vip } of COMPARISON) {
      expect({ label, vip: vip === false }).toEqual({ label, vip: false });
      if (free === true) expect(vip).toBe(true);
    }
    expect(COMPARISON.some(({ free }) => free === false)).toBe(true);
    expect(COMPARISON.map(({ label }) => label)).toContain(`All ${RECORDING_COUNT} recordings`);
    expect(MISSED_WITH_FREE.items.some((item) => item.startsWith(`The ${RECORDING_COUNT} recordings`))).toBe(true);
  });

  it('say from when the guarantee counts (F-146)', () => {
    expect(GUARANTEE.title).toBe('7-day money-back guarantee');
    expect(GUARANTEE.lines.join(' ')).toContain(
      'within 7 days, counted from the end of the summit, or from the day of your order if you buy later',
    );
  });
});
