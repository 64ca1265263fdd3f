import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { RESET_REQUESTS, type ResetRequests } from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SPEAKER_LINK_MINUTES } from './speaker-link-mail.js';
import { SpeakerResetLinks } from './speaker-reset-links.js';
import { MAIL_SPEAKER_RESET_TASK } from './affiliates-tasks.js';

/**
 * Mails a link for a new password (F-315). It also helps who never used the invitation, which goes on working: the mailbox is the proof.
 */
@Injectable()
export class ForgotSpeakerPasswordUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'lockActive'>,
    @Inject(RESET_REQUESTS) private readonly requests: ResetRequests,
    private readonly resetLinks: SpeakerResetLinks,
    @Inject(CLOCK) private readonly clock: Clock,
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
      for (const speaker of await this.accounts.lockActive(tx, email))
        await this.resetLinks.mail(tx, speaker, this.clock.now());
    });
  }
}
