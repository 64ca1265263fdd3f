import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { AFFILIATE_APPLICATIONS, type AffiliateApplications, type Application } from './affiliate-applications.port.js';
import { ApplicationMail } from './application-mail.js';
import { InviteSpeakerUseCase } from './invite-speaker.use-case.js';

/** An administrator's yes or no to an application, given once and mailed (C-062). */
@Injectable()
export class DecideApplicationUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(AFFILIATE_APPLICATIONS) private readonly applications: AffiliateApplications,
    @Inject(InviteSpeakerUseCase) private readonly speakers: Pick<InviteSpeakerUseCase, 'welcome'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly applicationMail: ApplicationMail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the link that was mailed, where nobody uses the account yet. Throws `not_found`, `application_decided`, `affiliate_code_exists`, `affiliate_disabled`. */
  async approve(id: string, code: string): Promise<string | null> {
    return this.transactions.transaction(async (tx) => {
      const { name, email } = await this.pending(tx, id);
      const { affiliateId, setupUrl } = await this.speakers.welcome(tx, { name, code, email });
      await this.applications.decide(tx, { id, status: 'approved', affiliateId, at: this.clock.now() });
      return setupUrl;
    });
  }

  /** Throws `not_found`, `application_decided`. */
  async decline(id: string): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      const application = await this.pending(tx, id);
      await this.applications.decide(tx, { id, status: 'declined', affiliateId: null, at: this.clock.now() });
      await this.mails.enqueue(tx, this.applicationMail.declined(application));
    });
  }

  private async pending(tx: Transaction, id: string): Promise<Application> {
    const application = await this.applications.lock(tx, id);
    if (!application) throw new AppError('not_found');
    if (application.status !== 'pending') throw new AppError('application_decided');
    return application;
  }
}
