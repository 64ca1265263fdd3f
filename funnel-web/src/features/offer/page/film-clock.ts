/** "3:40" in seconds. */
export function secondsOf(length: string): number {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Seconds as `m:ss`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export interface FilmCard {
  heading: string;
  text: string;
}

const wordsOf = ({ heading, text }: FilmCard): number => `${heading} ${text}`.split(/\s+/).length;
/** Time to notice that a new card is there, in words. */
const CHANGE_IN_WORDS = 4;

/** Second at which each card ends: the length of the film is shared by how much there is to read. */
export function cardEnds(cards: readonly FilmCard[], seconds: number): number[] {
  const shares = cards.map((card) => wordsOf(card) + CHANGE_IN_WORDS);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let read = 0;
  return shares.map((share) => {
    read += share;
    return (read / total) * seconds;
  });
}

/** How much of a card's time is over at `seconds`, from 0 to 1. */
export function cardShare(ends: readonly number[], seconds: number): number {
  const index = cardAt(ends, seconds);
  const begin = ends[index - 1] ?? 0;
  return Math.min(1, (seconds - begin) / ((ends[index] ?? begin) - begin || 1));
}

/** Index of the card that is shown at `seconds`; the last one stays. */
export function cardAt(ends: readonly number[], seconds: number): number {
  const index = ends.findIndex((end) => seconds < end);
  return index === -1 ? ends.length - 1 : index;
}
