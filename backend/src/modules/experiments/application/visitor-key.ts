import type { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';

/** Stands for a visitor in one experiment's rows: who reads the tables can find no browser by it, nor the same one in two experiments. */
export const visitorKey = (hash: Pick<KeyedHash, 'of'>, experimentId: string, visitor: string): string =>
  hash.of(`experiment ${experimentId}`, visitor);
