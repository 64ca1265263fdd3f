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
  /** The account that has this address or had it before, locked until the transaction ends. */
  lockBuyer(tx: Transaction, email: string): Promise<MemberAccount | null>;
  /** The account that has this address now, locked until the transaction ends. */
  lock(tx: Transaction, email: string): Promise<MemberAccount | null>;
  /** The address that a member has and those before it. */
  addressesOf(tx: Transaction, memberId: string): Promise<string[]>;
  /** Access to the current edition as orders say (C-098). What an administrator has decided stays. */
  setSummit2Access(tx: Transaction, memberId: string, access: boolean): Promise<void>;
  /** Somebody whose access an administrator took away has bought it anew: orders decide again. */
  endRefusal(tx: Transaction, memberId: string): Promise<void>;
}

export const MEMBERS = Symbol('MEMBERS');
