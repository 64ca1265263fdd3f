import type { Transaction } from '../../../platform/database/transactions.port.js';

export type LinkPurpose =
  | 'setup'
  | 'reset'
  | 'change_email'
  | 'take_back_email'
  | 'lost_second_factor'
  | 'keep_second_factor';

/** What an owner says no with: whoever resets a password or changes the address must not take that way from the owner. */
export const VETO_PURPOSES: readonly LinkPurpose[] = ['keep_second_factor', 'take_back_email'];

export interface NewLink {
  tokenHash: string;
  memberId: string;
  purpose: LinkPurpose;
  /** ms */
  createdAt: number;
  expiresAt: number;
  /** The address that takes over with a `change_email` link, or comes back with a `take_back_email` one. */
  email?: string;
}

export interface LinkOwner {
  memberId: string;
  /** See `NewLink`. */
  email: string | null;
}

export interface MemberLinks {
  add(tx: Transaction, link: NewLink): Promise<void>;
  /** Whether the link could be used up. `at` in ms. */
  isOpen(link: { tokenHash: string; purpose: LinkPurpose; at: number }): Promise<boolean>;
  /** Whether the member has one that could be used up. `at` in ms. */
  hasOpen(tx: Transaction, links: { memberId: string; purpose: LinkPurpose; at: number }): Promise<boolean>;
  /** Whose link it is, used and over ones too; null for one that nobody knows. */
  ownerOf(link: { tokenHash: string; purpose: LinkPurpose }): Promise<LinkOwner | null>;
  /**
   * Ends the unused links of a member, or only those for `purpose`. Without one `VETO_PURPOSES` stay.
   */
  endAll(tx: Transaction, memberId: string, purpose?: LinkPurpose): Promise<void>;
  /** Ends the unused links for `purpose` that were made after the one with this hash. */
  endLaterThan(tx: Transaction, link: { tokenHash: string; purpose: LinkPurpose }): Promise<void>;
  /**
   * Uses a link up and answers whose it is; with it all other links of that member end. Null for one that is unknown, used, over or
   * for something else. `at` in ms.
   */
  consumeLink(
    tx: Transaction,
    link: { tokenHash: string; purpose: LinkPurpose; at: number },
  ): Promise<LinkOwner | null>;
}

export const MEMBER_LINKS = Symbol('MEMBER_LINKS');
