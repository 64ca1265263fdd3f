import type { FixedSpeakerGift } from '@summit/content';

/** Gifts whose speaker or title holds the term, whatever its case (M-077). */
export function findGifts(gifts: readonly FixedSpeakerGift[], term: string): FixedSpeakerGift[] {
  const wanted = term.trim().toLowerCase();
  return gifts.filter(({ speaker, title }) => [speaker, title].some((text) => text.toLowerCase().includes(wanted)));
}
