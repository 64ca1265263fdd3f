import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { RESET_REQUESTS, type ResetRequests } from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SPEAKER_LINK_MINUTES, SpeakerLinkMail } from './speaker-link-mail.js';
import { MAIL_SPEAKER_RESET_TASK } from './speaker-tasks.js';

/**
 * Mails a link for a new password (F-315). It also helps who never used the invitation, which goes on working: the mailbox is the proof.
 */
@Injectable()
export class ForgotSpeakerPasswordUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'lockActive' | 'openLink'>,
    @Inject(RESET_REQUESTS) private readonly requests: ResetRequests,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
    private readonly linkMail: SpeakerLinkMail,
  ) {}

  /** The same for every address. */
  async ask(email: string): Promise<void> {
    await this.requests.ask({
      role: 'speaker',
      email,
      task: MAIL_SPEAKER_RESET_TASK,
      linkMinutes: SPEAKER_LINK_MINUTES,
    });
  }

  /** The job behind `ask`: one mail for each account of the address, because the code is what signs in. Newer links end older ones. */
  async mail({ email }: { email: string }): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      for (const speaker of await this.accounts.lockActive(tx, email)) {
        const { token, tokenHash } = newLinkToken();
        const createdAt = this.clock.now();
        const expiresAt = createdAt + SPEAKER_LINK_MINUTES * 60_000;
        const link = { tokenHash, affiliateId: speaker.id, createdAt, expiresAt };
        await this.accounts.openLink(tx, { ...link, purpose: 'reset', email: null });
        const setupUrl = this.links.to('speakerSetPassword', {}, { query: { token } });
        const mailed = { tokenHash, setupUrl, validFor: `${SPEAKER_LINK_MINUTES} minutes` };
        // At most two an hour are asked for: the newest link always arrives.
        await this.mails.enqueue(tx, { ...this.linkMail.newPassword(speaker, mailed), unlimited: true });
      }
    });
  }
}
