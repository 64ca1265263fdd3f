import type { BonusKey } from '@summit/rules';
import type { BonusAccess, MemberAddresses } from './bonus-access.port.js';

export class InMemoryBonusAccess implements BonusAccess, MemberAddresses {
  readonly downloads: { key: BonusKey; email: string; at: number }[] = [];
  readonly asked: { key: BonusKey; email: string }[] = [];
  readonly members = new Map<string, string>();
  /** Ids of members with access to an edition. */
  readonly vips = new Set<string>();
  private readonly grants = new Map<string, number>();

  grant(key: BonusKey, email: string, at: number): void {
    this.grants.set(`${key} ${email}`, at);
  }

  async grantedAt(key: BonusKey, email: string): Promise<number | null> {
    return this.grants.get(`${key} ${email}`) ?? null;
  }

  async memberAt(memberId: string, email: string): Promise<{ isVip: boolean } | null> {
    return this.members.get(memberId) === email ? { isVip: this.vips.has(memberId) } : null;
  }

  async askForLink(key: BonusKey, email: string): Promise<void> {
    this.asked.push({ key, email });
  }

  async recordDownload(key: BonusKey, email: string, at: number): Promise<void> {
    this.downloads.push({ key, email, at });
  }
}
