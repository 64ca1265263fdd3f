import { Inject, Injectable } from '@nestjs/common';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { RESET_REQUESTS, type ResetRequests } from '../../auth/auth.public.js';
import { RESET_LINK_MINUTES, resetLinkEnd } from '../domain/reset-link.js';
import { AccountMails } from './account-mails.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import { MEMBERS, type Members } from './members.port.js';
import { MAIL_RESET_TASK } from './members-tasks.js';

/** Mails a link for a new password (C-034, M-029). It also helps who never used the setup link: the mailbox is the proof. */
@Injectable()
export class ForgotPasswordUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBERS) private readonly members: Members,
    @Inject(MEMBER_LINKS) private readonly links: MemberLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RESET_REQUESTS) private readonly requests: ResetRequests,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accountMails: AccountMails,
  ) {}

  /** The same for every address. */
  async ask(email: string): Promise<void> {
    await this.requests.ask({ role: 'vip', email, task: MAIL_RESET_TASK, linkMinutes: RESET_LINK_MINUTES });
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
