import type { BonusKey } from '@summit/rules';
import type { BonusAccess } from './bonus-access.port.js';

export class InMemoryBonusAccess implements BonusAccess {
  readonly downloads: { key: BonusKey; email: string; at: number }[] = [];
  private readonly grants = new Map<string, number>();

  grant(key: BonusKey, email: string, at: number): void {
    this.grants.set(`${key} ${email}`, at);
  }

  async grantedAt(key: BonusKey, email: string): Promise<number | null> {
    return this.grants.get(`${key} ${email}`) ?? null;
  }

  async recordDownload(key: BonusKey, email: string, at: number): Promise<void> {
    this.downloads.push({ key, email, at });
  }
}
