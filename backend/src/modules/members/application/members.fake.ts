import type { Transaction, Transactions } from '../../../platform/database/transactions.port.js';
import {
  VETO_PURPOSES,
  type LinkOwner,
  type LinkPurpose,
  type MemberLinks,
  type NewLink,
} from './member-links.port.js';
import type { HeldAddress, MemberAccount, Members } from './members.port.js';

const NO_SQL: Transaction = {};

export class InMemoryMembers implements Members, MemberLinks, Transactions {
  accounts: MemberAccount[] = [];
  /** By id: what an administrator decided about the current edition. */
  byHand = new Map<string, boolean>();
  links: (NewLink & { usedAt: number | null })[] = [];

  async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return work(NO_SQL);
  }

  async ensure(tx: Transaction, { email, name }: { email: string; name: string }): Promise<MemberAccount> {
    const known = await this.lock(tx, email);
    if (known) return known;
    const id = `m${this.accounts.length + 1}`;
    const account = { id, email, name, summit1Access: false, summit2Access: false, hasPassword: false };
    this.accounts.push(account);
    return { ...account };
  }

  async lock(_tx: Transaction, email: string): Promise<MemberAccount | null> {
    const account = this.accounts.find((one) => one.email === email);
    return account ? { ...account } : null;
  }

  lockBuyer(tx: Transaction, { email }: { email: string }): Promise<MemberAccount | null> {
    return this.lock(tx, email);
  }

  async addressesOf(_tx: Transaction, memberId: string): Promise<HeldAddress[]> {
    return this.accounts
      .filter(({ id }) => id === memberId)
      .map(({ email }) => ({ email, since: null, until: null, passedOn: false }));
  }

  async setSummit2Access(_tx: Transaction, memberId: string, access: boolean): Promise<void> {
    const decided = this.byHand.get(memberId) ?? access;
    this.accounts = this.accounts.map((one) => (one.id === memberId ? { ...one, summit2Access: decided } : one));
  }

  async endRefusal(_tx: Transaction, memberId: string): Promise<void> {
    if (this.byHand.get(memberId) === false) this.byHand.delete(memberId);
  }

  async add(_tx: Transaction, link: NewLink): Promise<void> {
    if (this.links.some(({ tokenHash }) => tokenHash === link.tokenHash))
      throw new Error('The hash of a link is unique.');
    this.links.push({ ...link, usedAt: null });
  }

  async isOpen({ tokenHash, purpose, at }: { tokenHash: string; purpose: LinkPurpose; at: number }): Promise<boolean> {
    return this.links.some(
      (one) => one.tokenHash === tokenHash && one.purpose === purpose && one.usedAt === null && one.expiresAt > at,
    );
  }

  async hasOpen(
    _tx: Transaction,
    { memberId, purpose, at }: { memberId: string; purpose: LinkPurpose; at: number },
  ): Promise<boolean> {
    return this.links.some(
      (one) => one.memberId === memberId && one.purpose === purpose && one.usedAt === null && one.expiresAt > at,
    );
  }

  async ownerOf({ tokenHash, purpose }: { tokenHash: string; purpose: LinkPurpose }): Promise<LinkOwner | null> {
    const link = this.links.find((one) => one.tokenHash === tokenHash && one.purpose === purpose);
    return link ? { memberId: link.memberId, email: link.email ?? null } : null;
  }

  async endAll(_tx: Transaction, memberId: string, purpose?: LinkPurpose): Promise<void> {
    const ends = (one: NewLink & { usedAt: number | null }) =>
      one.memberId === memberId &&
      one.usedAt === null &&
      (purpose === undefined ? !VETO_PURPOSES.includes(one.purpose) : one.purpose === purpose);
    this.links = this.links.filter((one) => !ends(one));
  }

  async endLaterThan(
    _tx: Transaction,
    { tokenHash, purpose }: { tokenHash: string; purpose: LinkPurpose },
  ): Promise<void> {
    const link = this.links.find((one) => one.tokenHash === tokenHash)!;
    const ends = (one: NewLink & { usedAt: number | null }) =>
      one.memberId === link.memberId &&
      one.purpose === purpose &&
      one.usedAt === null &&
      one.createdAt > link.createdAt;
    this.links = this.links.filter((one) => !ends(one));
  }

  async consumeLink(
    tx: Transaction,
    { tokenHash, purpose, at }: { tokenHash: string; purpose: LinkPurpose; at: number },
  ): Promise<LinkOwner | null> {
    const link = this.links.find((one) => one.tokenHash === tokenHash && one.purpose === purpose);
    if (!link || link.usedAt !== null || link.expiresAt <= at) return null;
    link.usedAt = at;
    await this.endAll(tx, link.memberId);
    return { memberId: link.memberId, email: link.email ?? null };
  }
}
