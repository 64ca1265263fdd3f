import { Inject, Injectable } from '@nestjs/common';
import { maskEmail, normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { SECURITY_AUDIT, type SecurityAudit } from '../../auth/auth.public.js';
import { mailboxLinkEnd } from '../domain/mailbox-link.js';
import { AccountMails } from './account-mails.js';
import { hashLinkToken } from './link-token.js';
import { MailedLinks } from './mailed-links.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import { MemberTwoFactorUseCase, type MemberAtWork } from './member-two-factor.use-case.js';
import { SyncVipAccessUseCase } from './sync-vip-access.use-case.js';
import { vip } from './vip-subject.js';

/** Mails to strangers that one member can cause. */
const MAILS = { name: 'vip-change-email', limit: 5, seconds: 86_400 };

/**
 * Another address for an account: password first, then a link to the new mailbox. The address before hears of it, and its orders stay
 * the member's.
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
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
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

  /** Uses the link up and answers the address that signs in from now on. Throws `account_link_invalid`, `email_taken`. */
  async confirm(token: string): Promise<string> {
    const at = this.clock.now();
    const tokenHash = hashLinkToken(token);
    const changed = await this.transactions.transaction(async (tx) => {
      const used = await this.links.consumeLink(tx, { tokenHash, purpose: 'change_email', at });
      const account = used && (await this.accounts.byId(used.memberId, tx));
      if (!account || !used.email) throw new AppError('account_link_invalid');
      if (!(await this.accounts.changeEmail(tx, account.id, { email: used.email, at })))
        throw new AppError('email_taken');
      await this.access.followAddress(tx, account.id);
      await this.mails.enqueue(tx, this.accountMails.emailChanged({ account, newEmail: used.email, at }));
      return { id: account.id, before: account.email, after: used.email };
    });
    // Masked: the log is kept when a person is forgotten.
    await this.audit.record({
      subject: vip(changed.id),
      action: 'member address changed',
      before: { email: maskEmail(changed.before) },
      after: { email: maskEmail(changed.after) },
    });
    return changed.after;
  }
}
