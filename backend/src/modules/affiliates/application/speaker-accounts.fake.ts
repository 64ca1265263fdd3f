import type { Transaction, Transactions } from '../../../platform/database/transactions.port.js';
import type { NewAffiliates } from './new-affiliates.port.js';
import type { NewAffiliate, NewSpeakerLink, SpeakerAccountRecord, SpeakerAccounts } from './speaker-accounts.port.js';

const NO_SQL: Transaction = {};

export class InMemorySpeakerAccounts implements SpeakerAccounts, NewAffiliates, Transactions {
  accounts: SpeakerAccountRecord[] = [];
  links: NewSpeakerLink[] = [];

  /** Takes back what was done when the work throws. */
  async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const before = structuredClone({ accounts: this.accounts, links: this.links });
    try {
      return await work(NO_SQL);
    } catch (error) {
      Object.assign(this, before);
      throw error;
    }
  }

  async byCode(code: string): Promise<SpeakerAccountRecord | null> {
    return this.accounts.find((account) => account.code === code) ?? null;
  }

  async byId(id: string): Promise<SpeakerAccountRecord | null> {
    return this.accounts.find((account) => account.id === id) ?? null;
  }

  lockByCode(_tx: Transaction, code: string): Promise<SpeakerAccountRecord | null> {
    return this.byCode(code);
  }

  async lockByEmail(_tx: Transaction, email: string): Promise<SpeakerAccountRecord | null> {
    return this.accounts.find((account) => account.email === email) ?? null;
  }

  async lockActive(_tx: Transaction, email: string): Promise<SpeakerAccountRecord[]> {
    return this.accounts.filter((account) => account.email === email && account.status === 'active');
  }

  async codesFrom(_tx: Transaction, start: string): Promise<ReadonlySet<string>> {
    return new Set(this.accounts.map(({ code }) => code).filter((code) => code.startsWith(start)));
  }

  async isActive(id: string): Promise<boolean> {
    return this.accounts.some((account) => account.id === id && account.status === 'active');
  }

  async create(_tx: Transaction, { id, code, name, email }: NewAffiliate): Promise<boolean> {
    if (await this.byCode(code)) return false;
    this.accounts.push({ id, code, name, email, status: 'active', passwordHash: null });
    return true;
  }

  async addUnknown(tx: Transaction, affiliates: readonly NewAffiliate[]): Promise<string[]> {
    const added: string[] = [];
    for (const one of affiliates) {
      if (this.accounts.some(({ email }) => email === one.email)) continue;
      if (await this.create(tx, one)) added.push(one.code);
    }
    return added;
  }

  async openLink(_tx: Transaction, link: NewSpeakerLink): Promise<void> {
    const others = this.links.filter(
      ({ affiliateId, purpose }) =>
        affiliateId !== link.affiliateId || purpose !== link.purpose || purpose === 'take_back',
    );
    this.links = [...others, link];
  }

  async takeLink(_tx: Transaction, tokenHash: string, now: number): Promise<SpeakerAccountRecord | null> {
    const link = this.links.find((one) => one.tokenHash === tokenHash && ['invite', 'reset'].includes(one.purpose));
    if (!link || link.expiresAt <= now) return null;
    await this.endLinks(_tx, link.affiliateId);
    const owner = this.accounts.find(({ id }) => id === link.affiliateId);
    return owner ? { ...owner } : null;
  }

  async takeEmailLink(_tx: Transaction, tokenHash: string, now: number) {
    const link = this.links.find((one) => one.tokenHash === tokenHash && one.purpose === 'email');
    this.links = this.links.filter((one) => one !== link);
    const owner = link && this.accounts.find(({ id }) => id === link.affiliateId);
    return link && owner && link.expiresAt > now ? { ...owner, newEmail: link.email! } : null;
  }

  async takeTakeBackLink(tx: Transaction, tokenHash: string, now: number) {
    const link = this.links.find((one) => one.tokenHash === tokenHash && one.purpose === 'take_back');
    const owner = link && this.accounts.find(({ id }) => id === link.affiliateId);
    if (!link || !owner || link.expiresAt <= now) return null;
    await this.endLinks(tx, owner.id);
    this.links = this.links.filter((one) => one.affiliateId !== owner.id || one.createdAt < link.createdAt);
    return { ...owner, formerEmail: link.email! };
  }

  async endLinks(_tx: Transaction, affiliateId: string): Promise<void> {
    this.links = this.links.filter((link) => link.affiliateId !== affiliateId || link.purpose === 'take_back');
  }

  async clearPassword(_tx: Transaction, affiliateId: string): Promise<void> {
    this.accounts.find(({ id }) => id === affiliateId)!.passwordHash = null;
  }

  async stillHasPassword(affiliateId: string, passwordHash: string): Promise<boolean> {
    return this.accounts.some((account) => account.id === affiliateId && account.passwordHash === passwordHash);
  }

  async setStatus(
    _tx: Transaction,
    { affiliateId, status }: { affiliateId: string; status: 'active' | 'disabled' },
  ): Promise<void> {
    this.accounts.find(({ id }) => id === affiliateId)!.status = status;
    if (status === 'disabled') this.links = this.links.filter((link) => link.affiliateId !== affiliateId);
  }

  async setEmail(_tx: Transaction, { affiliateId, email }: { affiliateId: string; email: string }): Promise<void> {
    this.accounts.find(({ id }) => id === affiliateId)!.email = email;
  }

  async setPassword(
    _tx: Transaction,
    { affiliateId, passwordHash }: { affiliateId: string; passwordHash: string },
  ): Promise<void> {
    this.accounts.find(({ id }) => id === affiliateId)!.passwordHash = passwordHash;
  }
}
