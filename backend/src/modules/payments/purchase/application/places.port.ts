import type { Product } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { Purchase } from '../domain/purchase.js';

export interface Spots {
  left: number;
  /** When a spot that is only being paid may come free (ms); null when all are sold, or when nobody can say. */
  freeAt: number | null;
}

interface Reserved {
  count: number;
  /** When the first one ends (ms); null when that is not known. */
  firstEnds: number | null;
}

export interface OpenReservations {
  ofBuyer: Reserved;
  ofBlock: Reserved;
}

/** Things of a limited number: spots of a product, uses of a code (C-017, C-111). */
export interface Places {
  /** What is left of a product's spots when neither sold nor being paid right now (C-017), locked; null without a limit. */
  spots(tx: Transaction, product: Product): Promise<Spots | null>;
  /** Open payments that keep a spot or a use of a limited code, locked: nobody of this browser or block takes another meanwhile. */
  openReservations(tx: Transaction, of: Pick<Purchase, 'buyerId' | 'clientBlock'>): Promise<OpenReservations>;

  /** Forgets where orders before `before` (ms) came from. */
  forgetBlocks(before: number): Promise<void>;
}

export const PLACES = Symbol('PLACES');
