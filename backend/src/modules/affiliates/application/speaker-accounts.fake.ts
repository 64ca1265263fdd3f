import type { Transaction, Transactions } from '../../../platform/database/transactions.port.js';
import type { NewAffiliates } from './new-affiliates.port.js';
import type {
  NewAffiliate,
  NewSpeakerLink,
  SpeakerAccountRecord,
  SpeakerAccounts,
  SpeakerLinkPurpose,
} from './speaker-accounts.port.js';

const NO_SQL: Transaction = {};

/** In memory, with the same answers as the repository. */
export class InMemorySpeakerAccounts implements SpeakerAccounts, NewAffiliates, Transactions {
  /** Oldest first. */
  accounts: SpeakerAccountRecord[] = [];
  links: NewSpeakerLink[] = [];
  /** ms, by id; what stands in `accounts` without having been made here is older than what was. */
  private readonly madeAt = new Map<string, number>();

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
    return this.first((account) => account.code === code);
  }

  async byId(id: string): Promise<SpeakerAccountRecord | null> {
    return this.first((account) => account.id === id);
  }

  lockByCode(_tx: Transaction, code: string): Promise<SpeakerAccountRecord | null> {
    return this.byCode(code);
  }

  async lockByEmail(_tx: Transaction, email: string): Promise<SpeakerAccountRecord | null> {
    return this.first((account) => account.email === email);
  }

  async lockActive(_tx: Transaction, email: string): Promise<SpeakerAccountRecord[]> {
    const found = this.accounts.filter((account) => account.email === email && account.status === 'active');
    return found.map((account) => ({ ...account })).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async codesFrom(_tx: Transaction, start: string): Promise<ReadonlySet<string>> {
    return new Set(this.accounts.map(({ code }) => code).filter((code) => code.startsWith(start)));
  }

  async isActive(id: string): Promise<boolean> {
    return this.accounts.some((account) => account.id === id && account.status === 'active');
  }

  async create(_tx: Transaction, { id, code, name, email, at }: NewAffiliate): Promise<boolean> {
    if (await this.byCode(code)) return false;
    this.madeAt.set(id, at);
    const made: SpeakerAccountRecord = { id, code, name, email, status: 'active', passwordHash: null };
    const age = (account: SpeakerAccountRecord) => this.madeAt.get(account.id) ?? -Infinity;
    this.accounts = [...this.accounts, made].sort((one, other) => age(one) - age(other) || 0);
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

  async isLinkOpen(tokenHash: string, now: number): Promise<boolean> {
    const link = this.links.find((one) => one.tokenHash === tokenHash);
    return link !== undefined && (link.purpose === 'invite' || link.purpose === 'reset') && link.expiresAt > now;
  }

  async takeLink(tx: Transaction, tokenHash: string, now: number): Promise<SpeakerAccountRecord | null> {
    const taken = this.take(tokenHash, now, ['invite', 'reset']);
    if (!taken) return null;
    await this.endLinks(tx, taken.owner.id);
    return taken.owner;
  }

  async takeEmailLink(_tx: Transaction, tokenHash: string, now: number) {
    const taken = this.take(tokenHash, now, ['email']);
    return taken && { ...taken.owner, newEmail: taken.link.email! };
  }

  async takeTakeBackLink(tx: Transaction, tokenHash: string, now: number) {
    const taken = this.take(tokenHash, now, ['take_back']);
    if (!taken) return null;
    const { owner, link } = taken;
    await this.endLinks(tx, owner.id);
    this.links = this.links.filter((one) => one.affiliateId !== owner.id || one.createdAt <= link.createdAt);
    return { ...owner, formerEmail: link.email! };
  }

  async endLinks(_tx: Transaction, affiliateId: string): Promise<void> {
    this.links = this.links.filter((link) => link.affiliateId !== affiliateId || link.purpose === 'take_back');
  }

  async clearPassword(_tx: Transaction, affiliateId: string): Promise<void> {
    this.change(affiliateId, { passwordHash: null });
  }

  async stillHasPassword(affiliateId: string, passwordHash: string): Promise<boolean> {
    return this.accounts.some((account) => account.id === affiliateId && account.passwordHash === passwordHash);
  }

  async setStatus(
    tx: Transaction,
    { affiliateId, status }: { affiliateId: string; status: 'active' | 'disabled' },
  ): Promise<void> {
    this.change(affiliateId, { status });
    if (status === 'disabled') await this.endLinks(tx, affiliateId);
  }

  async setEmail(_tx: Transaction, { affiliateId, email }: { affiliateId: string; email: string }): Promise<void> {
    this.change(affiliateId, { email });
  }

  async setPassword(
    _tx: Transaction,
    { affiliateId, passwordHash }: { affiliateId: string; passwordHash: string },
  ): Promise<void> {
    this.change(affiliateId, { passwordHash });
  }

  private first(is: (account: SpeakerAccountRecord) => boolean): SpeakerAccountRecord | null {
    const found = this.accounts.find(is);
    return found ? { ...found } : null;
  }

  private change(id: string, change: Partial<SpeakerAccountRecord>): void {
    this.accounts = this.accounts.map((account) => (account.id === id ? { ...account, ...change } : account));
  }

  /** A link that comes too late is used up all the same. */
  private take(tokenHash: string, now: number, purposes: readonly SpeakerLinkPurpose[]) {
    const link = this.links.find((one) => one.tokenHash === tokenHash && purposes.includes(one.purpose));
    if (!link) return null;
    this.links = this.links.filter((one) => one !== link);
    const owner = this.first(({ id }) => id === link.affiliateId);
    return owner && link.expiresAt > now ? { owner, link } : null;
  }
}
