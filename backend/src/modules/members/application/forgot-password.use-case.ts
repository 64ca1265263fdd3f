import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { RESET_LINK_MINUTES, resetLinkEnd } from '../domain/reset-link.js';
import { AccountMails } from './account-mails.js';
import { newLinkToken } from './link-token.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import { MEMBERS, type Members } from './members.port.js';
import { MAIL_RESET_TASK } from './members-tasks.js';

/**
 * Mails that strangers can make us send to one address. The window is as long as a link lasts, so that however often they ask, the
 * newest one in the mailbox works: it is the owner's way in while guesses keep others out (S3).
 */
const MAILS = { name: 'vip-forgot-account', limit: 2, seconds: RESET_LINK_MINUTES * 60 };

/** Mails a link for a new password (C-034, M-029). It also helps who never used the setup link: the mailbox is the proof. */
@Injectable()
export class ForgotPasswordUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBERS) private readonly members: Members,
    @Inject(MEMBER_LINKS) private readonly links: MemberLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accountMails: AccountMails,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
  ) {}

  /** The same work for every address; only the job knows whether somebody has it. */
  async ask(given: string): Promise<void> {
    const email = normalizeEmail(given);
    const { allowed } = await this.limiter.hit(MAILS, hashOf(email));
    if (!allowed) return;
    await this.transactions.transaction((tx) => this.outbox.addJob(tx, MAIL_RESET_TASK, { email }));
  }

  /** The job behind `ask`. A newer link ends the older one. */
  async mail({ email }: { email: string }): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      const member = await this.members.lock(tx, email);
      if (!member) return;
      const { token, tokenHash } = newLinkToken();
      const createdAt = this.clock.now();
      await this.links.endAll(tx, member.id, 'reset');
      await this.links.add(tx, {
        tokenHash,
        memberId: member.id,
        purpose: 'reset',
        createdAt,
        expiresAt: resetLinkEnd(createdAt),
      });
      await this.mails.enqueue(tx, this.accountMails.reset({ email, name: member.name, token, tokenHash }));
    });
  }
}
