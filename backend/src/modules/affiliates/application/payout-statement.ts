import { Injectable } from '@nestjs/common';
import { formatUsd, PAYOUT_MINIMUM_CENTS } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { periodName } from '../domain/payout-period.js';
import type { ClaimedPayout, PayoutLine } from './payouts.port.js';

/** The mail that goes with a payout: what was released, what was taken back, and for which orders. */
@Injectable()
export class PayoutStatement {
  constructor(private readonly links: Links) {}

  /** `method`: where it goes, masked. */
  mailOf(payout: ClaimedPayout, { period, method }: { period: string; method: string }): MailRequest {
    const sumOf = (lines: PayoutLine[]): number => lines.reduce((sum, line) => sum + line.amountCents, 0);
    const values: OwnValues<'payout-statement'> = {
      name: payout.affiliate.name,
      period: periodName(period),
      released_amount: formatUsd(sumOf(payout.lines.filter((line) => line.amountCents > 0))),
      clawed_back_amount: formatUsd(0 - sumOf(payout.lines.filter((line) => line.amountCents < 0))),
      payout_amount: formatUsd(payout.amountCents),
      payout_method: method,
      held_amount: formatUsd(payout.heldCents),
      payout_lines: payout.lines
        .filter((line) => line.amountCents !== 0)
        .map(lineText)
        .join('\n'),
      payout_minimum: formatUsd(PAYOUT_MINIMUM_CENTS),
      dashboard_url: this.links.to('speakerDashboard'),
    };
    return { key: `payout:${payout.id}`, template: 'payout-statement', recipient: payout.affiliate.email, values };
  }
}

const lineText = ({ orderId, product, amountCents }: PayoutLine): string =>
  `${orderId}, ${PRODUCT_NAMES[product].long}${amountCents < 0 ? ', refunded' : ''}: ${formatUsd(amountCents)}`;
