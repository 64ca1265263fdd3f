import type { Transaction } from '../../../platform/database/transactions.port.js';

export type LinkPurpose = 'setup' | 'reset';

export interface NewLink {
  tokenHash: string;
  memberId: string;
  purpose: LinkPurpose;
  /** ms */
  createdAt: number;
  expiresAt: number;
}

export interface MemberLinks {
  add(tx: Transaction, link: NewLink): Promise<void>;
  /** Whether the link could be used up. `at` in ms. */
  isOpen(link: { tokenHash: string; purpose: LinkPurpose; at: number }): Promise<boolean>;
  /** Ends the unused links of a member, or only those for `purpose`. */
  endAll(tx: Transaction, memberId: string, purpose?: LinkPurpose): Promise<void>;
  /**
   * Uses a link up and answers whose it is; with it all other links of that member end. Null for one that is unknown, used, over or
   * for something else. `at` in ms.
   */
  consumeLink(
    tx: Transaction,
    link: { tokenHash: string; purpose: LinkPurpose; at: number },
  ): Promise<{ memberId: string } | null>;
}

export const MEMBER_LINKS = Symbol('MEMBER_LINKS');
