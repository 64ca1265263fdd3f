import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import type { ResetRequest, ResetRequests } from '../auth.public.js';

/**
 * Mails that strangers can make us send to one address. The window is as long as a link lasts, so that however often they ask, the
 * newest one in the mailbox works: it is the owner's way in while guesses keep others out (S3).
 */
const MAILS_PER_LINK = 2;

/** The first step of a forgotten password, for all three areas. */
@Injectable()
export class QueuedResetRequests implements ResetRequests {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
  ) {}

  async ask({ role, email: given, task, linkMinutes }: ResetRequest): Promise<void> {
    const email = normalizeEmail(given);
    const limit = { name: `${role}-forgot-account`, limit: MAILS_PER_LINK, seconds: linkMinutes * 60 };
    const { allowed } = await this.limiter.hit(limit, tokenHash(email));
    if (allowed) await this.transactions.transaction((tx) => this.outbox.addJob(tx, { task, payload: { email } }));
  }
}
