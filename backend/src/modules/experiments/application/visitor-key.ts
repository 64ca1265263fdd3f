import type { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';

/** Stands for what a browser keeps, wherever it is not its browser that keeps it: it is of no use as the cookie. */
export const visitorMark = (hash: Pick<KeyedHash, 'of'>, kept: string): string => hash.of('experiment visitor', kept);

/** Stands for a visitor (its mark) in one experiment's rows: who reads the tables can find no browser by it, nor the same one in two experiments. */
export const visitorKey = (hash: Pick<KeyedHash, 'of'>, experimentId: string, mark: string): string =>
  hash.of(`experiment ${experimentId}`, mark);
