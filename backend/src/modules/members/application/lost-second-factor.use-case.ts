import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import {
  PASSWORD_SIGN_IN,
  SECOND_FACTORS,
  SECURITY_AUDIT,
  type PasswordSignIn,
  type SecondFactors,
  type SecurityAudit,
} from '../../auth/auth.public.js';
import { lostFactorEnd } from '../domain/lost-second-factor.js';
import { MAILBOX_LINK_MINUTES, mailboxLinkEnd } from '../domain/mailbox-link.js';
import { AccountMails } from './account-mails.js';
import { MailedLinks, type LinkToken } from './mailed-links.js';
import { MEMBER_ACCOUNTS, type MemberAccounts, type SignInAccount } from './member-accounts.port.js';
import { MEMBER_LINKS, type LinkPurpose, type MemberLinks } from './member-links.port.js';
import { vip } from './vip-subject.js';

const MAILS = { name: 'vip-lost-factor', limit: 2, seconds: MAILBOX_LINK_MINUTES * 60 };

/**
 * The way out for a member who has lost phone and backup codes: the password, then a link to the mailbox, then a waiting time in which
 * the owner can say no, or simply signs in with a code. Every step is in the audit log.
 */
@Injectable()
export class LostSecondFactorUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(MEMBER_LINKS) private readonly links: MemberLinks,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'confirms'>,
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'isOn'>,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
    private readonly mailedLinks: MailedLinks,
    private readonly accountMails: AccountMails,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Mails the link. Throws `vip_login_failed` for a wrong password, `two_factor_not_enabled`. `client`: address block of the browser. */
  async ask(given: { email: string; password: string; client: string }): Promise<void> {
    const email = normalizeEmail(given.email);
    const account = await this.accounts.byEmail(email);
    const { password, client } = given;
    const known = { subjectId: account?.id ?? null, passwordHash: account?.passwordHash ?? null };
    const isRight = await this.signIn.confirms({ role: 'vip', account: email, password, client, ...known });
    if (!isRight || !account) throw new AppError('vip_login_failed');
    if (!(await this.secondFactors.isOn(vip(account.id)))) throw new AppError('two_factor_not_enabled');
    if (!(await this.limiter.hit(MAILS, account.id)).allowed) return;
    const expiresAt = mailboxLinkEnd(this.clock.now());
    const terms = { memberId: account.id, purpose: 'lost_second_factor', expiresAt } as const;
    await this.transactions.transaction((tx) =>
      this.mailedLinks.replace(tx, terms, (link) => this.accountMails.lostSecondFactor({ ...account, ...link })),
    );
  }

  /** Uses the link up and answers when the second factor goes off (ms); asked twice, the first time counts. Throws `account_link_invalid`. */
  async confirm(token: string): Promise<number> {
    const { account, endsAt, before } = await this.transactions.transaction(async (tx) => {
      const account = await this.ownerOf(tx, { token, purpose: 'lost_second_factor' });
      const before = await this.accounts.twoFactorEnd(account.id, tx);
      const endsAt = before ?? lostFactorEnd(this.clock.now());
      await this.accounts.setTwoFactorEnd(account.id, endsAt, tx);
      const terms = { memberId: account.id, purpose: 'keep_second_factor', expiresAt: endsAt } as const;
      const mailOf = (link: LinkToken) => this.accountMails.secondFactorEnds({ ...account, ...link, endsAt });
      await this.mailedLinks.mail(tx, terms, mailOf);
      return { account, endsAt, before };
    });
    await this.note(account.id, 'called lost', { before, after: endsAt });
    return endsAt;
  }

  /** The link of the warning: nothing goes off. Throws `account_link_invalid`. */
  async keepByLink(token: string): Promise<void> {
    const { id } = await this.transactions.transaction((tx) =>
      this.ownerOf(tx, { token, purpose: 'keep_second_factor' }),
    );
    await this.keep(id);
  }

  /** Somebody has shown to have the second factor, or to be signed in. */
  async keep(memberId: string): Promise<void> {
    const before = await this.accounts.twoFactorEnd(memberId);
    if (before === null) return;
    await this.transactions.transaction(async (tx) => {
      await this.accounts.setTwoFactorEnd(memberId, null, tx);
      await this.links.endAll(tx, memberId, 'keep_second_factor');
    });
    await this.note(memberId, 'kept', { before, after: null });
  }

  private async ownerOf(
    tx: Parameters<MemberLinks['consumeLink']>[0],
    { token, purpose }: { token: string; purpose: LinkPurpose },
  ): Promise<SignInAccount> {
    const link = { tokenHash: hashOf(token), purpose, at: this.clock.now() };
    const used = await this.links.consumeLink(tx, link);
    const account = used && (await this.accounts.byId(used.memberId, tx));
    if (!account) throw new AppError('account_link_invalid');
    return account;
  }

  private note(memberId: string, what: string, ends: Record<'before' | 'after', number | null>): Promise<void> {
    const view = (endsAt: number | null) => ({ two_factor_ends_at: endsAt && new Date(endsAt).toISOString() });
    const action = `member second factor ${what}`;
    return this.audit.record({ subject: vip(memberId), action, before: view(ends.before), after: view(ends.after) });
  }
}
