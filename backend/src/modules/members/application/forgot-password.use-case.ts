import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { RESET_REQUESTS, type ResetRequests } from '../../auth/auth.public.js';
import { MAILBOX_LINK_MINUTES, mailboxLinkEnd } from '../domain/mailbox-link.js';
import { AccountMails } from './account-mails.js';
import { MailedLinks } from './mailed-links.js';
import { MEMBERS, type Members } from './members.port.js';
import { MAIL_RESET_TASK } from './members-tasks.js';

/** Mails a link for a new password (C-034, M-029). It also helps who never used the setup link: the mailbox is the proof. */
@Injectable()
export class ForgotPasswordUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBERS) private readonly members: Members,
    private readonly mailedLinks: MailedLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RESET_REQUESTS) private readonly requests: ResetRequests,
    private readonly accountMails: AccountMails,
  ) {}

  /** The same for every address. */
  async ask(email: string): Promise<void> {
    await this.requests.ask({ role: 'vip', email, task: MAIL_RESET_TASK, linkMinutes: MAILBOX_LINK_MINUTES });
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
