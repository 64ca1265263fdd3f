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
 * Tells of affiliates whom a run can not pay: each once a period with each kind of alert. A run that failed comes back every half minute,
 * and must not page somebody each time, whatever the words of the error are then; the schedule writes a quieter line about each round.
 */
@Injectable()
export class PayoutAlerts {
  private readonly told = new Set<string>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  tell({ alert, affiliateId, period, message, facts }: PayoutAlert): void {
    const key = `${period} ${affiliateId} ${alert}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.logger.error({ alert, affiliate_id: affiliateId, period, ...facts }, message);
  }
}
