import { Inject, Injectable } from '@nestjs/common';
import { maskEmail, normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import {
  SECURITY_AUDIT,
  SIGN_INS,
  strangersSince,
  takeBackEnd,
  type SecurityAudit,
  type SignIns,
} from '../../auth/auth.public.js';
import { PASSKEYS, type Passkeys } from '../../auth/passkeys.public.js';
import { mailboxLinkEnd } from '../domain/mailbox-link.js';
import { AccountMails } from './account-mails.js';
import { MailedLinks, type LinkToken } from './mailed-links.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import { MemberTwoFactorUseCase, type MemberAtWork } from './member-two-factor.use-case.js';
import { SyncVipAccessUseCase } from './sync-vip-access.use-case.js';
import { vip } from './vip-subject.js';

/** Mails to strangers that one member can cause. */
const MAILS = { name: 'vip-change-email', limit: 5, seconds: 86_400 };

/**
 * Another address for an account: password first, then a link to the new mailbox. The address before hears of it
 * and can say no, and its orders stay the member's.
 */
@Injectable()
export class ChangeEmailUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(MEMBER_LINKS) private readonly links: MemberLinks,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly mailedLinks: MailedLinks,
    private readonly identity: MemberTwoFactorUseCase,
    @Inject(SyncVipAccessUseCase) private readonly access: Pick<SyncVipAccessUseCase, 'followAddress'>,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(PASSKEYS) private readonly passkeys: Pick<Passkeys, 'removeAll'>,
    private readonly accountMails: AccountMails,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Mails the link. An address that somebody else has gets none, which is not said. Throws `password_confirmation_required`,
   * `recent_sign_in_required`, `new_email_is_current`, `rate_limited`.
   */
  async ask(member: MemberAtWork, given: string): Promise<void> {
    const email = normalizeEmail(given);
    const account = await this.accounts.byId(member.id);
    if (!account) throw new AppError('unauthorized');
    await this.identity.requireConfirmed(member);
    if (email === account.email) throw new AppError('new_email_is_current');
    const { allowed, retryAfter } = await this.limiter.hit(MAILS, member.id);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    if (!(await this.accounts.isEmailFree(email, member.id))) return;
    const expiresAt = mailboxLinkEnd(this.clock.now());
    const terms = { memberId: member.id, purpose: 'change_email', expiresAt, email } as const;
    await this.transactions.transaction((tx) =>
      this.mailedLinks.replace(tx, terms, (link) =>
        this.accountMails.changeEmail({ account, newEmail: email, ...link }),
      ),
    );
  }

  /**
   * Uses the link up and answers the address that signs in from now on. All sign-ins end but that of `confirming`, where it is the
   * member's. Throws `account_link_invalid`, `email_taken`.
   */
  async confirm(token: string, confirming: { id: string; signInId: string } | null): Promise<string> {
    const at = this.clock.now();
    const tokenHash = hashOf(token);
    const changed = await this.transactions.transaction(async (tx) => {
      const used = await this.links.consumeLink(tx, { tokenHash, purpose: 'change_email', at });
      const account = used && (await this.accounts.byId(used.memberId, tx));
      if (!account || !used.email) throw new AppError('account_link_invalid');
      if (!(await this.accounts.changeEmail(tx, account.id, { email: used.email, at })))
        throw new AppError('email_taken');
      await this.access.followAddress(tx, account.id);
      await this.signIns.endAll(tx, vip(account.id), confirming?.id === account.id ? confirming.signInId : undefined);
      const change = { account, newEmail: used.email, at };
      const terms = { memberId: account.id, purpose: 'take_back_email', expiresAt: takeBackEnd(at) } as const;
      const mailOf = (link: LinkToken) => this.accountMails.emailChanged({ ...change, ...link });
      await this.mailedLinks.mail(tx, { ...terms, email: account.email }, mailOf);
      return { id: account.id, before: account.email, after: used.email };
    });
    await this.note('member address changed', changed);
    return changed.after;
  }

  /**
   * The owner of the address before says no: every sign-in ends, and so do the links of changes that came after; the address gets a
   * link to a new password, and the one that was ends, as does every passkey and an authenticator of the last days.
   * Answers the address. Throws `account_link_invalid`, and `email_taken` where somebody else has it by now.
   */
  async takeBack(token: string): Promise<string> {
    const link = { tokenHash: hashOf(token), purpose: 'take_back_email', at: this.clock.now() } as const;
    const changed = await this.transactions.transaction(async (tx) => {
      const used = await this.links.consumeLink(tx, link);
      const account = used && (await this.accounts.byId(used.memberId, tx));
      if (!account || !used.email) throw new AppError('account_link_invalid');
      const [before, after] = [account.email, used.email];
      if (before !== after && !(await this.accounts.changeEmail(tx, account.id, { email: after, at: link.at })))
        throw new AppError('email_taken');
      await this.access.followAddress(tx, account.id);
      await this.links.endLaterThan(tx, link);
      // Whoever had the address meanwhile may have set the password, or added a passkey, also well before the change.
      await this.passkeys.removeAll(tx, { subject: vip(account.id), email: after });
      // An older authenticator stays: it is the owner's, and keeps out whoever has only the mailbox of before.
      await this.identity.endStrangers(tx, { id: account.id, email: after }, strangersSince(link.at));
      await this.signIns.endAll(tx, vip(account.id));
      await this.accounts.setPassword(tx, account.id, null);
      const terms = { memberId: account.id, purpose: 'reset', expiresAt: mailboxLinkEnd(link.at) } as const;
      const mailOf = (reset: LinkToken) => this.accountMails.reset({ ...account, email: after, ...reset });
      await this.mailedLinks.replace(tx, terms, mailOf);
      return { id: account.id, before, after };
    });
    await this.note('member address taken back', changed);
    return changed.after;
  }

  /** Masked: the log is kept when a person is forgotten. */
  private note(action: string, { id, before, after }: Record<'id' | 'before' | 'after', string>): Promise<void> {
    const view = (email: string) => ({ email: maskEmail(email) });
    return this.audit.record({ subject: vip(id), action, before: view(before), after: view(after) });
  }
}
