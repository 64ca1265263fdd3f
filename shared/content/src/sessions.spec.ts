import { RECORDING_COUNT } from './copy-figures.js';
import { ROADMAP } from './landing-sections.js';
import { SESSIONS } from './sessions.js';
import { SPEAKERS } from './speakers.js';
import { CURRENT_SUMMIT_KEY, SUMMITS, type SummitKey } from './summits.js';

const of = (key: SummitKey) => SESSIONS.filter(({ summitKey }) => summitKey === key);
const passive = of('passive_income_summit_2024');
const growth = of('business_growth_summit_2024');

/** Wall clock in Pacific time, to check the windows against the calendar and not against our own arithmetic. */
const pacific = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(iso));

describe('the sessions', () => {
  it('are 30 or more for business growth and 35 or more for passive income (M-043)', () => {
    expect(growth.length).toBeGreaterThanOrEqual(30);
    expect(passive.length).toBeGreaterThanOrEqual(35);
  });

  it('are as many as the pages state', () => {
    expect(passive).toHaveLength(RECORDING_COUNT);
    expect(CURRENT_SUMMIT_KEY).toBe('passive_income_summit_2024');
    for (const { day, sessionCount } of ROADMAP) {
      expect(passive.filter((session) => session.day === day)).toHaveLength(sessionCount);
    }
  });

  it.each(SUMMITS.map(({ key }) => key))('are numbered from 1 without gaps on each of the five days of %s', (key) => {
    for (const day of [1, 2, 3, 4, 5]) {
      const numbers = of(key)
        .filter((session) => session.day === day)
        .map(({ number }) => number);
      expect(numbers.length).toBeGreaterThanOrEqual(6);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  it('belong to a speaker, and each speaker gives the announced talk on the announced day', () => {
    const slugs = new Set(SPEAKERS.map(({ slug }) => slug));
    expect(SESSIONS.filter(({ speakerSlug }) => !slugs.has(speakerSlug))).toEqual([]);
    for (const { slug, topic, day, gift } of SPEAKERS) {
      expect(passive.filter((session) => session.topic === topic)).toEqual([
        expect.objectContaining({ speakerSlug: slug, day, gift }),
      ]);
    }
  });

  it('never repeat a topic or an opening line', () => {
    expect(new Set(SESSIONS.map(({ topic }) => topic.toLowerCase())).size).toBe(SESSIONS.length);
    expect(new Set(SESSIONS.map(({ description }) => description.slice(0, 24))).size).toBe(SESSIONS.length - 4);
  });

  it('have a description of 80 to 160 words in two or three paragraphs', () => {
    for (const { topic, description } of SESSIONS) {
      const count = description.split(/\s+/).length;
      const paragraphs = description.split('\n\n').length;
      expect({ topic, fits: count >= 80 && count <= 160 && paragraphs >= 2 && paragraphs <= 3 }).toEqual({
        topic,
        fits: true,
      });
      expect(description).toBe(description.trim());
    }
  });

  it('have descriptions that share no run of eight words, but for the opening of the five workshops', () => {
    const seen = new Map<string, string>();
    for (const { topic, description } of SESSIONS) {
      const text = description.replace(/^A working session for the homework of day \d\./, '');
      const list = text.toLowerCase().split(/\s+/);
      for (let index = 0; index + 8 <= list.length; index += 1) {
        const run = list.slice(index, index + 8).join(' ');
        expect({ topic, run, alsoIn: seen.get(run) }).toEqual({ topic, run, alsoIn: undefined });
        seen.set(run, topic);
      }
    }
  });

  it('last 25 to 45 minutes', () => {
    const durations = SESSIONS.map(({ durationMinutes }) => durationMinutes);
    expect(Math.min(...durations)).toBe(25);
    expect(Math.max(...durations)).toBe(45);
  });

  it('open at midnight Pacific of their day and close exactly 48 hours later (M-093)', () => {
    for (const summit of SUMMITS) {
      for (const session of of(summit.key)) {
        const [year, month, date] = summit.firstDay.split('-').map(Number);
        const expected = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (date ?? 0) + session.day - 1));
        expect(pacific(session.publicAccessStart)).toBe(`${expected.toISOString().slice(0, 10)} 00:00:00`);
        expect(Date.parse(session.publicAccessEnd) - Date.parse(session.publicAccessStart)).toBe(48 * 3_600_000);
      }
    }
  });

  it('carry more than fifty different gifts between them (M-045)', () => {
    const gifts = SESSIONS.flatMap(({ gift }) => (gift ? [gift] : []));
    expect(gifts.length).toBeGreaterThanOrEqual(50);
    expect(new Set(gifts.map(({ url }) => url)).size).toBe(gifts.length);
    expect(new Set(gifts.map(({ title }) => title)).size).toBe(gifts.length);
  });

  it('carry a video id of digits', () => {
    for (const { vimeoVideoId } of SESSIONS) expect(vimeoVideoId).toMatch(/^\d+$/);
  });
});
