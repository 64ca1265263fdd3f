import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { OpenPayments } from '../../payments.public.js';
import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';
import { InspectAttempt } from './inspect-attempt.js';
import { STALE_ATTEMPTS, type StaleAttempts } from './stale-attempts.port.js';

/** What the reconcile job does every five minutes, for one order and at once. */
@Injectable()
export class InspectOrderUseCase implements OpenPayments {
  constructor(
    @Inject(STALE_ATTEMPTS) private readonly attempts: Pick<StaleAttempts, 'ofOrder'>,
    @Inject(InspectAttempt) private readonly inspection: Pick<InspectAttempt, 'inspect' | 'closeAtProvider'>,
    @Inject(SETTLEMENT) private readonly settlement: Pick<Settlement, 'record'>,
  ) {}

  async inspect(orderId: string): Promise<void> {
    const live = await this.attempts.ofOrder(orderId);
    // Nothing can bring money any more: the order fails, as in the hourly sweep.
    if (!live) return this.settlement.record({ kind: 'order_abandoned', orderId });
    try {
      await (live.paidElsewhere ? this.inspection.closeAtProvider(live) : this.inspection.inspect(live));
    } catch (error) {
      throw error instanceof ProviderUnavailable ? new AppError('service_unavailable', { cause: error }) : error;
    }
  }
}
