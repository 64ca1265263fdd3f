import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { MAILBOX_LINK_MINUTES, mailboxLinkEnd } from '../domain/mailbox-link.js';
import { AccountMails } from './account-mails.js';
import { MailedLinks } from './mailed-links.js';
import { MEMBERS, type Members } from './members.port.js';
import { MAIL_RESET_TASK } from './members-tasks.js';

/**
 * Mails that strangers can make us send to one address. The window is as long as a link lasts, so that however often they ask, the
 * newest one in the mailbox works: it is the owner's way in while guesses keep others out (S3).
 */
const MAILS = { name: 'vip-forgot-account', limit: 2, seconds: MAILBOX_LINK_MINUTES * 60 };

/** Mails a link for a new password (C-034, M-029). It also helps who never used the setup link: the mailbox is the proof. */
@Injectable()
export class ForgotPasswordUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBERS) private readonly members: Members,
    private readonly mailedLinks: MailedLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
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

  /** The job behind `ask`. A newer link ends the older one; where none may be mailed any more today the older one stays. */
  async mail({ email }: { email: string }): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      const member = await this.members.lock(tx, email);
      if (!member) return;
      const terms = { memberId: member.id, purpose: 'reset', expiresAt: mailboxLinkEnd(this.clock.now()) } as const;
      await this.mailedLinks.replace(tx, terms, (link) => this.accountMails.reset({ ...member, ...link }));
    });
  }
}
