import type { Transaction } from '../../../platform/database/transactions.port.js';

export interface MemberAccount {
  id: string;
  email: string;
  name: string;
  summit1Access: boolean;
  summit2Access: boolean;
  hasPassword: boolean;
}

export interface Members {
  /** The account of a buyer's address, also of one that a member had before; made where there is none, locked until the transaction ends. */
  ensure(tx: Transaction, person: { email: string; name: string; at: number }): Promise<MemberAccount>;
  /** The account that has this address now, locked until the transaction ends. */
  lock(tx: Transaction, email: string): Promise<MemberAccount | null>;
  /** The address that a member has and those before it. */
  addressesOf(tx: Transaction, memberId: string): Promise<string[]>;
  /** Access to the current edition (C-098). */
  setSummit2Access(tx: Transaction, memberId: string, access: boolean): Promise<void>;
}

export const MEMBERS = Symbol('MEMBERS');
