import { SUMMIT_PHASES } from '@summit/rules';
import { cardEnds } from '../features/offer/page/film-clock';
import { dfyFilmCards } from './dfy/dfy-film-cards';
import { implementationFilmCards } from './implementation/implementation-film-cards';
import { vipFilmCards } from './vip/vip-film-cards';

describe.each([
  ['vip', vipFilmCards, 130],
  ['implementation', implementationFilmCards, 110],
  ['dfy', dfyFilmCards, 220],
])('the film of %s', (_product, cardsOf, seconds) => {
  it.each(SUMMIT_PHASES)('can be read in its time while the summit is %s', (phase) => {
    const cards = cardsOf(phase);
    expect(new Set(cards.map(({ heading }) => heading)).size).toBe(cards.length);
    const ends = cardEnds(cards, seconds);
    for (const [index, { heading, text }] of cards.entries()) {
      const shown = (ends[index] ?? 0) - (ends[index - 1] ?? 0);
      const words = `${heading} ${text}`.split(/\s+/).length;
      // 180 words a minute is an easy pace.
      expect({ heading, fits: (words / 180) * 60 <= shown }).toEqual({ heading, fits: true });
      expect(`${heading} ${text}`).not.toMatch(/[{}]/);
    }
  });
});
