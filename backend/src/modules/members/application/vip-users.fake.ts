import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { NewVipUser, SummitRights, VipUser, VipUsers } from './vip-users.port.js';

export class InMemoryVipUsers implements VipUsers {
  users: VipUser[] = [];
  /** Addresses that an account had before. */
  former: string[] = [];

  async add(_tx: Transaction, given: readonly NewVipUser[]): Promise<ReadonlySet<string>> {
    const known = await this.known(given.map(({ email }) => email));
    const added = given.filter(
      ({ email }, place) => !known.has(email) && given.findIndex((one) => one.email === email) === place,
    );
    for (const user of added)
      this.users.push({ ...user, id: `m${this.users.length + 1}`, hasPassword: false, photoId: null });
    return new Set(added.map(({ email }) => email));
  }

  async known(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(this.users.map(({ email }) => email).filter((email) => emails.includes(email)));
  }

  async left(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await this.known(emails);
    return new Set(this.former.filter((email) => emails.includes(email) && !known.has(email)));
  }

  async find(email: string): Promise<VipUser | null> {
    const user = this.users.find((one) => one.email === email);
    return user ? { ...user } : null;
  }

  async lock(_tx: Transaction, email: string): Promise<VipUser | null> {
    return this.find(email);
  }

  async setAccess(_tx: Transaction, id: string, rights: SummitRights): Promise<void> {
    this.users = this.users.map((one) => (one.id === id ? { ...one, ...rights } : one));
  }

  async delete(_tx: Transaction, id: string): Promise<void> {
    this.users = this.users.filter((one) => one.id !== id);
  }
}
