import { giftKeyOf } from './gift-url.js';
import { SPEAKER_COUNT } from './copy-figures.js';
import { SPEAKERS } from './speakers.js';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const shingles = (text: string, size: number) => {
  const list = words(text.toLowerCase());
  return new Set(list.slice(size - 1).map((_, index) => list.slice(index, index + size).join(' ')));
};

describe('the speakers', () => {
  it('are exactly 31 (F-297)', () => {
    expect(SPEAKERS).toHaveLength(31);
    expect(SPEAKER_COUNT).toBe(31);
  });

  it('speak six, seven, six, six and six to a day', () => {
    expect([1, 2, 3, 4, 5].map((day) => SPEAKERS.filter((speaker) => speaker.day === day).length)).toEqual([
      6, 7, 6, 6, 6,
    ]);
  });

  it.each(['slug', 'name', 'title', 'bio', 'topic', 'affiliateCode'] as const)(
    'have a %s each, all different',
    (key) => {
      const values = SPEAKERS.map((speaker) => speaker[key]);
      expect(values.filter((value) => value.trim() === '')).toEqual([]);
      expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(31);
    },
  );

  it('have upper-case referral codes; Amara Okafor has AMARA', () => {
    for (const { affiliateCode } of SPEAKERS) expect(affiliateCode).toMatch(/^[A-Z]{3,20}$/);
    expect(SPEAKERS.find(({ name }) => name === 'Amara Okafor')?.affiliateCode).toBe('AMARA');
  });

  it('have slugs that follow from their names', () => {
    for (const { name, slug } of SPEAKERS) expect(slug).toBe(name.toLowerCase().replace(/[^a-z]+/g, '-'));
  });

  it('include the ten people of the design', () => {
    const names = SPEAKERS.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Amara Okafor',
        'Tobias Lindqvist',
        'Ines Castellane',
        'Marcus Abernathy',
        'Priya Raghunathan',
        'Jonah Feldstein',
        'Saoirse Kelleher',
        'Dmitri Volkanov',
        'Lucia Marchetti',
        'Kwame Asante',
      ]),
    );
  });

  it('include exactly two pairs, joined by " and ", with the second person named (M-102)', () => {
    const pairs = SPEAKERS.filter(({ name }) => name.includes(' and '));
    expect(pairs).toHaveLength(2);
    for (const { name, secondName } of pairs) expect(name.split(' and ')[1]).toBe(secondName);
    for (const { name, secondName } of SPEAKERS) {
      if (!name.includes(' and ')) expect(secondName).toBeNull();
    }
  });

  it('have a bio of 60 to 110 words that names them and opens like no other', () => {
    for (const { name, bio } of SPEAKERS) {
      expect({ name, words: words(bio).length >= 60 && words(bio).length <= 110 }).toEqual({ name, words: true });
      for (const person of name.split(' and ')) expect(bio).toContain(person);
    }
    expect(new Set(SPEAKERS.map(({ bio }) => words(bio).slice(0, 2).join(' '))).size).toBe(31);
  });

  it('have bios that share no run of five words', () => {
    const seen = new Map<string, string>();
    for (const { name, bio } of SPEAKERS) {
      for (const run of shingles(bio, 5)) {
        expect({ run, alsoIn: seen.get(run) }).toEqual({ run, alsoIn: undefined });
        seen.set(run, name);
      }
    }
  });

  it('have a link or two, and a gift with title, description and address or none at all', () => {
    for (const { socialLinks, gift } of SPEAKERS) {
      expect(Object.values(socialLinks).length).toBeGreaterThan(0);
      if (!gift) continue;
      expect(gift.title.length).toBeGreaterThan(5);
      expect(words(gift.description).length).toBeGreaterThanOrEqual(8);
      expect(giftKeyOf(gift.url)).toMatch(/^[a-z]+(-[a-z]+)+$/);
      if (gift.promoCode !== undefined) expect(gift.promoCode).toMatch(/^[A-Z0-9]{4,12}$/);
    }
    expect(SPEAKERS.some(({ gift }) => gift === null)).toBe(true);
    expect(SPEAKERS.some(({ gift }) => gift?.promoCode)).toBe(true);
  });
});
