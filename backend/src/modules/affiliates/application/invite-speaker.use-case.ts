import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, normalizeEmail, normalizeReferralCode } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccountRecord, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SpeakerLinkMail } from './speaker-link-mail.js';

/** A first link is as good as a setup link of a member (C-109); one to an account in use opens more and ends sooner. */
const LINK_DAYS = { first: 7, next: 1 } as const;

/** A link that is on its way, and to whom. */
export interface SentInvitation {
  setupUrl: string | null;
  code: string;
  email: string;
  /** A password was set before. */
  inUse: boolean;
}

/** Opens speaker accounts and sends the links that set their passwords (C-062). Reached by administrators only. */
@Injectable()
export class InviteSpeakerUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
    private readonly linkMail: SpeakerLinkMail,
  ) {}

  /** Answers the link when one was sent. Throws `affiliate_code_exists`. */
  async create(given: { name: string; code: string; email: string; invite: boolean }): Promise<string | null> {
    return this.transactions.transaction(async (tx) => {
      const speaker = await this.open(tx, given);
      return given.invite ? this.send(tx, speaker) : null;
    });
  }

  /**
   * An account for somebody who has applied, or a link to the account that the address has already. Throws `affiliate_code_exists`,
   * `affiliate_disabled`.
   */
  async welcome(
    tx: Transaction,
    applicant: { name: string; code: string; email: string },
  ): Promise<{ affiliateId: string; setupUrl: string | null }> {
    const known = await this.accounts.lockByEmail(tx, applicant.email);
    if (known?.status === 'disabled') throw new AppError('affiliate_disabled');
    const speaker = known ?? (await this.open(tx, applicant));
    return { affiliateId: speaker.id, setupUrl: await this.send(tx, speaker, 'applicant') };
  }

  /** A first or a new link; those sent before stop working. Throws `not_found`, `affiliate_disabled`. */
  async invite(givenCode: string): Promise<SentInvitation> {
    return this.transactions.transaction(async (tx) => {
      const speaker = await this.accounts.lockByCode(tx, normalizeReferralCode(givenCode));
      if (!speaker) throw new AppError('not_found');
      if (speaker.status === 'disabled') throw new AppError('affiliate_disabled');
      const setupUrl = await this.send(tx, speaker);
      return { setupUrl, code: speaker.code, email: speaker.email, inUse: speaker.passwordHash !== null };
    });
  }

  private async open(
    tx: Transaction,
    given: { name: string; code: string; email: string },
  ): Promise<SpeakerAccountRecord> {
    const code = normalizeReferralCode(given.code);
    const affiliate = { id: randomUUID(), code, name: given.name, email: normalizeEmail(given.email) };
    const created = await this.accounts.create(tx, { ...affiliate, at: this.clock.now() });
    if (!created) throw new AppError('affiliate_code_exists');
    return { ...affiliate, status: 'active', passwordHash: null };
  }

  /** Answers the link of an account that nobody uses yet; the one to an account in use is its owner's alone. */
  private async send(
    tx: Transaction,
    speaker: SpeakerAccountRecord,
    invited: 'speaker' | 'applicant' = 'speaker',
  ): Promise<string | null> {
    const first = speaker.passwordHash === null;
    const days = first ? LINK_DAYS.first : LINK_DAYS.next;
    const { token, tokenHash } = newLinkToken();
    const setupUrl = this.links.to('speakerSetPassword', {}, { query: { token } });
    const createdAt = this.clock.now();
    const expiresAt = createdAt + days * DAY_MS;
    await this.accounts.openLink(tx, {
      tokenHash,
      purpose: 'invite',
      email: null,
      affiliateId: speaker.id,
      createdAt,
      expiresAt,
    });
    const mailed = { tokenHash, setupUrl, validFor: days === 1 ? '1 day' : `${days} days` };
    await this.mails.enqueue(
      tx,
      first ? this.linkMail.invitation(speaker, mailed, invited) : this.linkMail.newPassword(speaker, mailed),
    );
    return first ? setupUrl : null;
  }
}
