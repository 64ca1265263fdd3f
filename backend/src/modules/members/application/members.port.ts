import type { SqlExecutor } from '../../../platform/database/sql.js';

export interface MemberAccount {
  id: string;
  email: string;
  name: string;
  summit1Access: boolean;
  summit2Access: boolean;
  hasPassword: boolean;
}

export interface Members {
  /** Runs work in one transaction: commits what it answers, rolls back what it throws. */
  transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result>;
  /** The account of an address, made where there is none, and locked until the transaction ends. */
  ensure(tx: SqlExecutor, person: { email: string; name: string; at: number }): Promise<MemberAccount>;
  /** The account of an address, locked until the transaction ends. */
  lock(tx: SqlExecutor, email: string): Promise<MemberAccount | null>;
  /** Access to the current edition (C-098). */
  setSummit2Access(tx: SqlExecutor, memberId: string, access: boolean): Promise<void>;
}

export const MEMBERS = Symbol('MEMBERS');
