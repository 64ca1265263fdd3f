import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { LinkPurpose, MemberLinks, NewLink } from './member-links.port.js';
import type { MemberAccount, Members } from './members.port.js';

const NO_SQL: SqlExecutor = { query: () => Promise.reject(new Error('There is no database here')) };

export class InMemoryMembers implements Members, MemberLinks {
  accounts: MemberAccount[] = [];
  links: (NewLink & { usedAt: number | null })[] = [];

  async transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    return work(NO_SQL);
  }

  async ensure(_tx: SqlExecutor, { email, name }: { email: string; name: string }): Promise<MemberAccount> {
    const known = this.accounts.find((account) => account.email === email);
    if (known) return known;
    const id = `m${this.accounts.length + 1}`;
    const account = { id, email, name, summit1Access: false, summit2Access: false, hasPassword: false };
    this.accounts.push(account);
    return account;
  }

  async setSummit2Access(_tx: SqlExecutor, memberId: string, access: boolean): Promise<void> {
    this.accounts.find(({ id }) => id === memberId)!.summit2Access = access;
  }

  async add(_tx: SqlExecutor, link: NewLink): Promise<void> {
    this.links.push({ ...link, usedAt: null });
  }

  async consumeLink(
    _tx: SqlExecutor,
    { tokenHash, purpose, at }: { tokenHash: string; purpose: LinkPurpose; at: number },
  ): Promise<{ memberId: string } | null> {
    const link = this.links.find((one) => one.tokenHash === tokenHash && one.purpose === purpose);
    if (!link || link.usedAt !== null || link.expiresAt <= at) return null;
    link.usedAt = at;
    this.links = this.links.filter((one) => one.memberId !== link.memberId || one.usedAt !== null);
    return { memberId: link.memberId };
  }
}
