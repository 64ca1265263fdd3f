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
  /** The account of an address, made where there is none, and locked until the transaction ends. */
  ensure(tx: Transaction, person: { email: string; name: string; at: number }): Promise<MemberAccount>;
  /** The account of an address, locked until the transaction ends. */
  lock(tx: Transaction, email: string): Promise<MemberAccount | null>;
  /** Access to the current edition as orders say (C-098). What an administrator has decided stays. */
  setSummit2Access(tx: Transaction, memberId: string, access: boolean): Promise<void>;
  /** Somebody whose access an administrator took away has bought it anew: orders decide again. */
  endRefusal(tx: Transaction, memberId: string): Promise<void>;
}

export const MEMBERS = Symbol('MEMBERS');
