import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';

export interface PayoutAlert {
  alert: 'payout_not_made' | 'payout_without_address' | 'payout_method_unreadable';
  affiliateId: string;
  period: string;
  message: string;
  /** More fields of the line. */
  facts?: Readonly<Record<string, string>>;
}

/**
 * Tells of affiliates whom a run can not pay: each once a period, and again when the reason changes. A run that failed comes back every
 * half minute, and must not page somebody each time; the schedule writes a quieter line about each round.
 */
@Injectable()
export class PayoutAlerts {
  private period: string | undefined;
  /** The last alert of each affiliate in that period. */
  private readonly told = new Map<string, string>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  tell({ alert, affiliateId, period, message, facts }: PayoutAlert): void {
    if (period !== this.period) this.told.clear();
    this.period = period;
    const line = { alert, affiliate_id: affiliateId, period, ...facts };
    const text = JSON.stringify(line);
    if (this.told.get(affiliateId) === text) return;
    this.told.set(affiliateId, text);
    this.logger.error(line, message);
  }
}
