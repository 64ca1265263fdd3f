import { HEADLINES, HERO_LEAD } from './hero.js';
import { HOST } from './host.js';
import { LANDING } from './landing.js';
import { SPEAKERS } from './speakers.js';
import { SOCIAL_PROOF, TESTIMONIALS } from './testimonials.js';

describe('the landing page block', () => {
  it('opens with headline A; B is the other one of the experiment (F-068)', () => {
    expect(LANDING.hero.title).toBe('Map a business that grows without you in the room.');
    expect(HEADLINES).toEqual({
      A: LANDING.hero.title,
      B: 'Five days, 25+ working playbooks, one plan you can start on Monday.',
    });
    expect(LANDING.hero.subtitle).toBe('Passive income and business growth, in five days');
  });

  it('describes the concluded summit by default', () => {
    expect(LANDING.hero.description).toBe(
      '25+ operators show the exact systems behind their income, from first audience to first hire. The live week is over; VIP keeps every recording, for life.',
    );
    expect(LANDING.hero.description).toBe(HERO_LEAD.concluded);
    expect(new Set(Object.values(HERO_LEAD)).size).toBe(3);
  });

  it('shows the four stats exactly (F-065)', () => {
    expect(LANDING.stats.map(({ value }) => value)).toEqual(['25+', '5', 'FREE', '$2B+']);
    expect(LANDING.stats.every(({ label }) => label.length > 3)).toBe(true);
  });

  it('lists every speaker without an image', () => {
    expect(LANDING.speakers).toEqual(SPEAKERS.map(({ name, title, bio }) => ({ name, title, bio, image: null })));
  });

  it('introduces the host in 60 to 120 words', () => {
    expect(LANDING.host).toBe(HOST);
    const words = HOST.bio.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(120);
  });

  it('survives being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(LANDING))).toEqual(LANDING);
  });
});

describe('the testimonials', () => {
  it('are nine or more, with name and role each and no two alike', () => {
    expect(TESTIMONIALS.length).toBeGreaterThanOrEqual(9);
    for (const { quote, author } of TESTIMONIALS) {
      expect(author).toMatch(/^\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+, [a-z]/u);
      expect(quote.split(/\s+/).length).toBeGreaterThanOrEqual(20);
      expect(quote.split(/\s+/).length).toBeLessThanOrEqual(50);
    }
    expect(new Set(TESTIMONIALS.map(({ author }) => author)).size).toBe(TESTIMONIALS.length);
    expect(new Set(TESTIMONIALS.map(({ quote }) => quote)).size).toBe(TESTIMONIALS.length);
  });

  it('claim no money', () => {
    for (const { quote } of TESTIMONIALS) expect(quote).not.toMatch(/[$€£]|\b(earn|income|revenue|profit)/i);
  });

  it('lend four lines to the rotation, each by somebody quoted in full (F-259)', () => {
    expect(SOCIAL_PROOF).toHaveLength(4);
    const authors = TESTIMONIALS.map(({ author }) => author);
    for (const { author, quote } of SOCIAL_PROOF) {
      expect(authors).toContain(author);
      expect(quote.length).toBeLessThanOrEqual(120);
    }
  });
});
