import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { SECURITY_AUDIT, type SecurityAudit } from '../../auth/auth.public.js';
import { payoutDetails, payoutMethodText, type GivenPayoutDetails } from '../domain/payout-details.js';
import { PAYOUT_METHODS, type PayoutMethods } from './payout-methods.port.js';
import { defaultDetails } from './payout-target.js';
import { SpeakerAccountMails } from './speaker-account-mails.js';
import { SpeakerIdentity, type SpeakerAtWork } from './speaker-identity.js';

/** Each is a mail, and work for the back office. */
const CHANGES = { name: 'speaker-payout-method', limit: 5, seconds: 86_400 };

/**
 * Another way to be paid. Password first; the owner hears of it, and it waits for the back office: until then nothing is paid out, so
 * that a stolen account is not a stolen payout.
 */
@Injectable()
export class AskPayoutMethodUseCase {
  constructor(
    @Inject(PAYOUT_METHODS) private readonly methods: Pick<PayoutMethods, 'lock' | 'add'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly identity: SpeakerIdentity,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accountMails: SpeakerAccountMails,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws what is wrong with the details (`PayoutProblem`), `current_password_wrong`, `rate_limited`. */
  async execute(speaker: SpeakerAtWork, password: string, given: GivenPayoutDetails): Promise<void> {
    const after = payoutDetails(given);
    if (typeof after === 'string') throw new AppError(after);
    const account = await this.identity.confirmed(speaker, password);
    const { allowed, retryAfter } = await this.limiter.hit(CHANGES, account.id);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    const at = this.clock.now();
    const methodId = randomUUID();
    const before = await this.transactions.transaction(async (tx) => {
      const { approved } = await this.methods.lock(tx, account.id);
      const inForce = approved?.details ?? defaultDetails(account);
      await this.methods.add(tx, { id: methodId, affiliateId: account.id, status: 'waiting', details: after, at });
      const told = this.accountMails.methodAsked({ methodId, account, before: inForce, after }, at);
      for (const mail of [...told, this.accountMails.methodNotice({ methodId, account })])
        await this.mails.enqueue(tx, mail);
      return inForce;
    });
    await this.audit.record({
      subject: { role: 'speaker', id: account.id },
      action: 'payout method change asked for',
      before: { payout_method: payoutMethodText(before) },
      after: { payout_method: payoutMethodText(after) },
    });
  }
}
