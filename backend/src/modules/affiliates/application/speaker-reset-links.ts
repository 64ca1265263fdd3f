import { Inject, Injectable } from '@nestjs/common';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccountRecord, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SPEAKER_LINK_MINUTES, SpeakerLinkMail } from './speaker-link-mail.js';

/** Links to a new password for somebody who has an account. */
@Injectable()
export class SpeakerResetLinks {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'openLink'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
    private readonly linkMail: SpeakerLinkMail,
  ) {}

  /** Ends the link before. `at` in ms. */
  async mail(tx: Transaction, speaker: SpeakerAccountRecord, at: number): Promise<void> {
    const { token, tokenHash } = newLinkToken();
    const expiresAt = at + SPEAKER_LINK_MINUTES * 60_000;
    const link = { tokenHash, affiliateId: speaker.id, createdAt: at, expiresAt };
    await this.accounts.openLink(tx, { ...link, purpose: 'reset', email: null });
    const setupUrl = this.links.to('speakerSetPassword', {}, { query: { token } });
    const mailed = { tokenHash, setupUrl, validFor: `${SPEAKER_LINK_MINUTES} minutes` };
    // At most two an hour are asked for: the newest link always arrives.
    await this.mails.enqueue(tx, { ...this.linkMail.newPassword(speaker, mailed), unlimited: true });
  }
}
