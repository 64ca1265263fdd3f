import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { NewAffiliate } from './speaker-accounts.port.js';

export interface NewAffiliates {
  /**
   * Makes those whose code and address nobody has, and counts for them the clicks that their codes have had before (C-058). Answers the
   * codes that are new. No two of `affiliates` share a code or an address.
   */
  addUnknown(tx: Transaction, affiliates: readonly NewAffiliate[]): Promise<string[]>;
}

export const NEW_AFFILIATES = Symbol('NEW_AFFILIATES');
