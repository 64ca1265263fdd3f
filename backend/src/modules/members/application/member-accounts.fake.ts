import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { MemberAccounts, SignInAccount } from './member-accounts.port.js';

export class InMemoryMemberAccounts implements MemberAccounts {
  accounts: SignInAccount[] = [];
  private readonly twoFactorEnds = new Map<string, number>();

  async byEmail(email: string): Promise<SignInAccount | null> {
    return this.accounts.find((account) => account.email === email) ?? null;
  }

  async byId(id: string): Promise<SignInAccount | null> {
    return this.accounts.find((account) => account.id === id) ?? null;
  }

  async stillHasPassword(id: string, passwordHash: string): Promise<boolean> {
    return (await this.byId(id))?.passwordHash === passwordHash;
  }

  async setPassword(_tx: Transaction, id: string, passwordHash: string | null): Promise<void> {
    this.accounts = this.accounts.map((account) => (account.id === id ? { ...account, passwordHash } : account));
  }

  async setFirstPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
    if ((await this.byId(id))?.passwordHash !== null) return false;
    await this.setPassword(tx, id, passwordHash);
    return true;
  }

  async isEmailFree(email: string, id: string): Promise<boolean> {
    return [undefined, id].includes((await this.byEmail(email))?.id);
  }

  async changeEmail(_tx: Transaction, id: string, { email }: { email: string }): Promise<boolean> {
    const account = await this.byId(id);
    if (!account || !(await this.isEmailFree(email, id))) return false;
    this.accounts = this.accounts.map((one) => (one.id === id ? { ...one, email } : one));
    return true;
  }

  async twoFactorEnd(id: string): Promise<number | null> {
    return this.twoFactorEnds.get(id) ?? null;
  }

  async setTwoFactorEnd(id: string, endsAt: number | null): Promise<void> {
    if (endsAt === null) this.twoFactorEnds.delete(id);
    else this.twoFactorEnds.set(id, endsAt);
  }

  async takeTwoFactorEnd(_tx: Transaction, id: string, at: number): Promise<boolean> {
    const endsAt = this.twoFactorEnds.get(id);
    return endsAt !== undefined && endsAt <= at && this.twoFactorEnds.delete(id);
  }

  async dueTwoFactorEnds(at: number): Promise<{ id: string; email: string; endsAt: number }[]> {
    return [...this.twoFactorEnds]
      .filter(([, endsAt]) => endsAt <= at)
      .map(([id, endsAt]) => ({ id, endsAt, email: this.accounts.find((one) => one.id === id)!.email }));
  }
}
