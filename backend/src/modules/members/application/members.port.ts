import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { MemberAddress } from '../members.public.js';

export interface MemberAccount {
  id: string;
  email: string;
  name: string;
  summit1Access: boolean;
  summit2Access: boolean;
  hasPassword: boolean;
}

/** An address that a member has or had. */
export interface HeldAddress extends MemberAddress {
  /** Whether another member has it now. */
  passedOn: boolean;
}

/** Who paid, and when (ms): an address can have been another member's then. */
export interface PayingAddress {
  email: string;
  paidAt: number;
}

export interface Members {
  /** The account of whose the address was at the payment; made at `at` where there is none, locked until the transaction ends. */
  ensure(tx: Transaction, person: PayingAddress & { name: string; at: number }): Promise<MemberAccount>;
  /** The account of whose the address was at the payment, locked until the transaction ends. */
  lockBuyer(tx: Transaction, buyer: PayingAddress): Promise<MemberAccount | null>;
  /** The account that has this address now, locked until the transaction ends. */
  lock(tx: Transaction, email: string): Promise<MemberAccount | null>;
  /** The address that a member has and those before it, each with the time in which orders under it are the member's. */
  addressesOf(tx: Transaction, memberId: string): Promise<HeldAddress[]>;
  /** Access to the current edition as orders say (C-098). What an administrator has decided stays. */
  setSummit2Access(tx: Transaction, memberId: string, access: boolean): Promise<void>;
  /** Somebody whose access an administrator took away has bought it anew: orders decide again. */
  endRefusal(tx: Transaction, memberId: string): Promise<void>;
}

export const MEMBERS = Symbol('MEMBERS');
