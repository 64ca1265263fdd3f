import type { Transaction } from '../../../platform/database/transactions.port.js';
import { usableHash, type AdminAccountRecord, type AdminAccounts } from './admin-accounts.port.js';

/** An owner's account that is in use, unless told otherwise. */
export const owner = (account: Pick<AdminAccountRecord, 'id' | 'email'> & Partial<AdminAccountRecord>) => ({
  passwordHash: null,
  role: 'owner' as const,
  disabled: false,
  ...account,
});

export class InMemoryAdminAccounts implements AdminAccounts {
  accounts: AdminAccountRecord[] = [];
  resets: { tokenHash: string; adminId: string; expiresAt: number }[] = [];

  async byEmail(email: string): Promise<AdminAccountRecord | null> {
    return this.accounts.find((account) => account.email === email) ?? null;
  }

  async byId(id: string): Promise<AdminAccountRecord | null> {
    return this.accounts.find((account) => account.id === id) ?? null;
  }

  async create({ id, email, passwordHash }: { id: string; email: string; passwordHash: string }): Promise<boolean> {
    if (await this.byEmail(email)) return false;
    this.accounts.push(owner({ id, email, passwordHash }));
    return true;
  }

  async setPassword(_tx: Transaction, id: string, passwordHash: string): Promise<void> {
    this.accounts = this.accounts.map((account) => (account.id === id ? { ...account, passwordHash } : account));
  }

  async stillHasPassword(id: string, passwordHash: string): Promise<boolean> {
    return usableHash(await this.byId(id)) === passwordHash;
  }

  async endResets(_tx: Transaction, id: string): Promise<void> {
    this.resets = this.resets.filter(({ adminId }) => adminId !== id);
  }

  async openReset(tx: Transaction, reset: { tokenHash: string; adminId: string; expiresAt: number }): Promise<void> {
    await this.endResets(tx, reset.adminId);
    this.resets.push(reset);
  }

  async hasOpenReset(_tx: Transaction, id: string, now: number): Promise<boolean> {
    return this.resets.some(({ adminId, expiresAt }) => adminId === id && expiresAt > now);
  }

  async isResetOpen(tokenHash: string, now: number): Promise<boolean> {
    return this.resets.some((one) => one.tokenHash === tokenHash && one.expiresAt > now);
  }

  async takeReset(_tx: Transaction, tokenHash: string, now: number): Promise<string | null> {
    const reset = this.resets.find((one) => one.tokenHash === tokenHash);
    this.resets = this.resets.filter((one) => one !== reset);
    return reset && reset.expiresAt > now ? reset.adminId : null;
  }
}
