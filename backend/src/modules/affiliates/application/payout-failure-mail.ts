import { Inject, Injectable } from '@nestjs/common';
import { formatUsd } from '@summit/pricing';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue, type OwnValues } from '../../../platform/mail/mail-queue.js';
import { goesNowhere } from '../domain/payout-details.js';
import { periodName } from '../domain/payout-period.js';
import { defaultDetails } from './payout-target.js';
import type { ClosedPayout } from './payouts.port.js';

/** Tells an affiliate that a payout failed, of which the statement said that it was sent (D-468). */
@Injectable()
export class PayoutFailureMail {
  constructor(
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
  ) {}

  async enqueue(tx: Transaction, payoutId: string, payout: ClosedPayout): Promise<void> {
    const { affiliateName, affiliateEmail: recipient, amountCents, period } = payout;
    // Nobody has set the address yet, or the person was erased.
    if (goesNowhere(defaultDetails({ email: recipient }))) return;
    const values: OwnValues<'payout-failed'> = {
      name: affiliateName,
      period: periodName(period),
      payout_amount: formatUsd(amountCents),
      dashboard_url: this.links.to('speakerDashboard'),
    };
    await this.mails.enqueue(tx, { key: `payout-failed:${payoutId}`, template: 'payout-failed', recipient, values });
  }
}
