import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isBundledAddress, maskEmail, normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { SECURITY_AUDIT, SIGN_INS, takeBackEnd, type SecurityAudit, type SignIns } from '../../auth/auth.public.js';
import { hasLookAlikes } from '../domain/look-alikes.js';
import { PAYOUT_METHODS, type PayoutMethods } from './payout-methods.port.js';
import { defaultDetails } from './payout-target.js';
import { SpeakerAccountMails } from './speaker-account-mails.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SpeakerIdentity, type SpeakerAtWork } from './speaker-identity.js';
import { SPEAKER_LINK_MINUTES } from './speaker-link-mail.js';

/** Mails to strangers that one speaker can cause. */
const MAILS = { name: 'speaker-change-email', limit: 5, seconds: 86_400 };

/**
 * Another address for a speaker's account: password first, then a link to the new mailbox. The address before hears of it, and can be
 * taken back for some days.
 */
@Injectable()
export class ChangeSpeakerEmailUseCase {
  constructor(
    @Inject(SPEAKER_ACCOUNTS)
    private readonly accounts: Pick<SpeakerAccounts, 'openLink' | 'takeEmailLink' | 'endLinks' | 'setEmail'>,
    @Inject(PAYOUT_METHODS) private readonly methods: Pick<PayoutMethods, 'lock' | 'add'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly identity: SpeakerIdentity,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accountMails: SpeakerAccountMails,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Mails the link. Throws `current_password_wrong`, `look_alike_letters`, `new_email_is_current`, `rate_limited`. */
  async ask(speaker: SpeakerAtWork, { email: given, password }: { email: string; password: string }): Promise<void> {
    if (hasLookAlikes(given.trim())) throw new AppError('look_alike_letters');
    const email = normalizeEmail(given);
    const account = await this.identity.confirmed(speaker, password);
    if (email === account.email) throw new AppError('new_email_is_current');
    const { allowed, retryAfter } = await this.limiter.hit(MAILS, account.id);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    const { token, tokenHash } = newLinkToken();
    const createdAt = this.clock.now();
    const expiresAt = createdAt + SPEAKER_LINK_MINUTES * 60_000;
    await this.transactions.transaction(async (tx) => {
      const link = { tokenHash, affiliateId: account.id, createdAt, expiresAt };
      await this.accounts.openLink(tx, { ...link, purpose: 'email', email });
      await this.mails.enqueue(tx, this.accountMails.changeEmail({ account, newEmail: email, token, tokenHash }));
    });
  }

  /** Uses the link up and ends every sign-in and every link but those of former addresses. Payouts go where they went before, where that
   * was an address. Throws `account_link_invalid`. */
  async confirm(token: string): Promise<void> {
    const at = this.clock.now();
    const changed = await this.transactions.transaction(async (tx) => {
      const used = await this.accounts.takeEmailLink(tx, hashOf(token), at);
      if (used?.status !== 'active') throw new AppError('account_link_invalid');
      const { newEmail, ...account } = used;
      const { approved } = await this.methods.lock(tx, account.id);
      const kept = { id: randomUUID(), affiliateId: account.id, details: defaultDetails(account), at };
      if (!approved && !isBundledAddress(account.email)) await this.methods.add(tx, { ...kept, status: 'approved' });
      await this.accounts.setEmail(tx, { affiliateId: account.id, email: newEmail, at });
      await this.accounts.endLinks(tx, account.id);
      await this.signIns.endAll(tx, { role: 'speaker', id: account.id });
      const undo = newLinkToken();
      const link = { tokenHash: undo.tokenHash, affiliateId: account.id, createdAt: at, expiresAt: takeBackEnd(at) };
      await this.accounts.openLink(tx, { ...link, purpose: 'take_back', email: account.email });
      await this.mails.enqueue(tx, this.accountMails.emailChanged({ account, newEmail, at, ...undo }));
      return { id: account.id, before: account.email, after: newEmail };
    });
    // Masked: the log is kept when a person is forgotten.
    await this.audit.record({
      subject: { role: 'speaker', id: changed.id },
      action: 'speaker address changed',
      before: { email: maskEmail(changed.before) },
      after: { email: maskEmail(changed.after) },
    });
  }
}
