import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { MemberAccounts, SignInAccount } from './member-accounts.port.js';

export class InMemoryMemberAccounts implements MemberAccounts {
  accounts: SignInAccount[] = [];

  async byEmail(email: string): Promise<SignInAccount | null> {
    return this.accounts.find((account) => account.email === email) ?? null;
  }

  async byId(id: string): Promise<SignInAccount | null> {
    return this.accounts.find((account) => account.id === id) ?? null;
  }

  async stillHasPassword(id: string, passwordHash: string): Promise<boolean> {
    return (await this.byId(id))?.passwordHash === passwordHash;
  }

  async setPassword(_tx: Transaction, id: string, passwordHash: string): Promise<void> {
    this.accounts = this.accounts.map((account) => (account.id === id ? { ...account, passwordHash } : account));
  }

  async setFirstPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
    if ((await this.byId(id))?.passwordHash !== null) return false;
    await this.setPassword(tx, id, passwordHash);
    return true;
  }
}
