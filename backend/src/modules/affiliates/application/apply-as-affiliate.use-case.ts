import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { freeCode, suggestedCode } from '../domain/suggested-code.js';
import {
  AFFILIATE_APPLICATIONS,
  type AffiliateApplications,
  type NewApplication,
} from './affiliate-applications.port.js';
import { AffiliateProgram } from './affiliate-program.js';
import { ApplicationMail } from './application-mail.js';
import { InviteSpeakerUseCase } from './invite-speaker.use-case.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

export interface GivenApplication {
  name: string;
  email: string;
  promotion: string;
}

/** Somebody asks to become an affiliate, once for an address (F-279, C-062). */
@Injectable()
export class ApplyAsAffiliateUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(AFFILIATE_APPLICATIONS) private readonly applications: AffiliateApplications,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'codesFrom' | 'lockByEmail'>,
    @Inject(AffiliateProgram) private readonly program: Pick<AffiliateProgram, 'rules'>,
    @Inject(InviteSpeakerUseCase) private readonly speakers: Pick<InviteSpeakerUseCase, 'welcome'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly applicationMail: ApplicationMail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers nothing, so that nobody learns here who has applied or has an account. */
  async execute({ name, email, promotion }: GivenApplication): Promise<void> {
    const { needsApproval } = await this.program.rules();
    const application = { id: randomUUID(), name, email: normalizeEmail(email), promotion, at: this.clock.now() };
    await this.transactions.transaction(async (tx) => {
      if (!(await this.applications.add(tx, application))) return;
      // An affiliate whose account was closed cannot open another one without the back office.
      const known = await this.accounts.lockByEmail(tx, application.email);
      const waits = needsApproval || known?.status === 'disabled';
      if (waits) await this.mails.enqueue(tx, this.applicationMail.received(application));
      else await this.open(tx, application);
      await this.mails.enqueue(tx, this.applicationMail.notice(application, { waits }));
    });
  }

  private async open(tx: Transaction, { id, name, email, at }: NewApplication): Promise<void> {
    const code = freeCode(name, await this.accounts.codesFrom(tx, suggestedCode(name)));
    const { affiliateId } = await this.speakers.welcome(tx, { name, code, email });
    await this.applications.decide(tx, { id, status: 'approved', affiliateId, at });
  }
}
