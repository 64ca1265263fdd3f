import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Settings } from '../../../platform/settings/settings.js';
import { SECOND_FACTORS, type SecondFactors } from '../../auth/auth.public.js';
import { payoutApproval } from '../domain/second-approver.js';
import { PAYOUTS, type Payouts } from './payouts.port.js';

/** The first of the two owners that a large payout needs. Another one sends it and records that (C-020). */
@Injectable()
export class ApprovePayoutUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PAYOUTS) private readonly payouts: Pick<Payouts, 'lockUnderWay' | 'approve'>,
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'isOn'>,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Throws `payout_approver_without_two_factor`, `payout_closed`, `payout_approval_not_needed`, `payout_approved`.
   */
  async execute(payoutId: string, ownerId: string): Promise<void> {
    if (!(await this.secondFactors.isOn({ role: 'admin', id: ownerId })))
      throw new AppError('payout_approver_without_two_factor');
    const fromCents = await this.settings.read('payouts.second_approver_from_cents');
    await this.transactions.transaction(async (tx) => {
      const payout = await this.payouts.lockUnderWay(tx, payoutId);
      if (!payout) throw new AppError('payout_closed');
      const approval = payoutApproval(payout, { fromCents, actorId: ownerId });
      if (approval === 'not_needed') throw new AppError('payout_approval_not_needed');
      if (approval !== 'needed') throw new AppError('payout_approved');
      await this.payouts.approve(tx, { payoutId, ownerId, at: this.clock.now() });
    });
  }
}
