import type { LibraryGift } from '@summit/contracts';

/** Gifts whose speaker or title holds the term, whatever its case (M-077). */
export function findGifts(gifts: readonly LibraryGift[], term: string): LibraryGift[] {
  const wanted = term.trim().toLowerCase();
  return gifts.filter(({ speaker_name, title }) =>
    [speaker_name, title].some((text) => text.toLowerCase().includes(wanted)),
  );
}
