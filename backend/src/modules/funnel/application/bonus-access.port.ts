import type { BonusKey } from '@summit/rules';

export interface BonusAccess {
  /** When this address got the right to this bonus (ms), or null: registering gives the free ones, buying VIP the pack. */
  grantedAt(key: BonusKey, email: string): Promise<number | null>;
  recordDownload(key: BonusKey, email: string, at: number): Promise<void>;
}

export const BONUS_ACCESS = Symbol('BONUS_ACCESS');
