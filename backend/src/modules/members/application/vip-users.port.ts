import type { Transaction } from '../../../platform/database/transactions.port.js';

export interface SummitRights {
  summit1Access: boolean;
  summit2Access: boolean;
}

/** An account that an administrator opens. */
export interface NewVipUser extends SummitRights {
  /** Normalized. */
  email: string;
  name: string;
}

export interface VipUser extends SummitRights {
  id: string;
  email: string;
  name: string;
  hasPassword: boolean;
  /** Null without a photo. */
  photoId: string | null;
}

/** Accounts of members, as the back office opens, changes and deletes them. */
export interface VipUsers {
  /** Opens the accounts whose addresses are new, and answers these addresses; the others stay as they are. `at` in ms. */
  add(tx: Transaction, users: readonly NewVipUser[], at: number): Promise<ReadonlySet<string>>;
  /** Those of the addresses that have an account. */
  known(emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the addresses that an account has left and none has now; within `tx`, where one is open. */
  left(emails: readonly string[], tx?: Transaction): Promise<ReadonlySet<string>>;
  find(email: string): Promise<VipUser | null>;
  /** Locked until the transaction ends. */
  lock(tx: Transaction, email: string): Promise<VipUser | null>;
  /** What differs from the present access was decided by hand from now on: it stays so when an order is paid back. */
  setAccess(tx: Transaction, id: string, rights: SummitRights): Promise<void>;
  /**
   * With links, watch positions and everything else that is only the account's. Its addresses are kept for an erasure of what stays.
   * `at` in ms.
   */
  delete(tx: Transaction, id: string, at: number): Promise<void>;
}

export interface VipUserSearch {
  /** Part of a name or an address, in any case; empty for all. */
  search: string;
  summit: 'all' | 'summit1' | 'summit2';
}

export interface VipUsersFilter extends VipUserSearch {
  limit: number;
  skip: number;
}

export interface ListedVipUser extends SummitRights {
  id: string;
  email: string;
  name: string;
  twoFactorEnabled: boolean;
  setupPending: boolean;
}

export interface VipUserFigures {
  total: number;
  summit1: number;
  summit2: number;
  both: number;
  twoFactor: number;
}

export interface VipUserList {
  page(filter: VipUsersFilter): Promise<{ users: ListedVipUser[]; total: number }>;
  /** The same, all of them. */
  all(wanted: VipUserSearch): AsyncIterable<readonly ListedVipUser[]>;
  /** Of all members. */
  figures(): Promise<VipUserFigures>;
}

export const VIP_USERS = Symbol('VIP_USERS');
export const VIP_USER_LIST = Symbol('VIP_USER_LIST');
