import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { StaffRole } from '../../../platform/http/token-verifier.port.js';
import type { ListedStaff, StaffAccount, StaffAccounts } from './staff-accounts.port.js';

export class InMemoryStaffAccounts implements StaffAccounts {
  accounts: StaffAccount[] = [];
  /** When they were invited, by their ids. */
  private readonly createdAt = new Map<string, number>();

  async list(): Promise<ListedStaff[]> {
    return this.accounts
      .map((account) => ({
        ...account,
        twoFactorOn: false,
        passkeys: 0,
        createdAt: this.createdAt.get(account.id) ?? 0,
        lastSignInAt: null,
      }))
      .sort((one, other) => one.email.localeCompare(other.email));
  }

  async invite(
    _tx: Transaction,
    { id, email, role, createdAt }: { id: string; email: string; role: StaffRole; createdAt: number },
  ): Promise<boolean> {
    if (this.accounts.some((account) => account.email === email)) return false;
    this.accounts.push({ id, email, role, hasPassword: false, disabled: false });
    this.createdAt.set(id, createdAt);
    return true;
  }

  async hold(_tx: Transaction, ids: readonly string[]): Promise<StaffAccount[]> {
    return this.accounts.filter(({ id }) => ids.includes(id));
  }

  async update(_tx: Transaction, id: string, change: { role: StaffRole; disabledAt: number | null }): Promise<void> {
    const disabled = change.disabledAt !== null;
    this.accounts = this.accounts.map((one) => (one.id === id ? { ...one, role: change.role, disabled } : one));
  }
}
