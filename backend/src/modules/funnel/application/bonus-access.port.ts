import type { BonusKey } from '@summit/rules';

export interface BonusAccess {
  /** When this address got the right to this bonus (ms), or null: registering gives the free ones, buying VIP the pack. */
  grantedAt(key: BonusKey, email: string): Promise<number | null>;
  /** Asks for the mail that carries the link, without looking whether the address has the right. */
  askForLink(key: BonusKey, email: string): Promise<void>;
  recordDownload(key: BonusKey, email: string, at: number): Promise<void>;
}

export const BONUS_ACCESS = Symbol('BONUS_ACCESS');

export interface MemberAddresses {
  /** Whether this is the address of this member. */
  isMember(memberId: string, email: string): Promise<boolean>;
}

export const MEMBER_ADDRESSES = Symbol('MEMBER_ADDRESSES');
