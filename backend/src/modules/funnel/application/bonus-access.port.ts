import type { BonusKey } from '@summit/rules';

export interface BonusAccess {
  /** When this address got the right to this bonus (ms), or null: registering gives the free ones, buying VIP all three. */
  grantedAt(key: BonusKey, email: string): Promise<number | null>;
  /** Asks for the mail that carries the link, without looking whether the address has the right. */
  askForLink(key: BonusKey, email: string): Promise<void>;
  recordDownload(key: BonusKey, email: string, at: number): Promise<void>;
}

export const BONUS_ACCESS = Symbol('BONUS_ACCESS');

export interface MemberAddresses {
  /** What this member may, or null where the address is not the member's. */
  memberAt(memberId: string, email: string): Promise<{ isVip: boolean } | null>;
}

export const MEMBER_ADDRESSES = Symbol('MEMBER_ADDRESSES');
