import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { DIFFERENCES, type Differences, type StoredDifference } from './differences.port.js';
import { DifferenceNotifier } from './difference-notifier.js';

/** A difference may stay, and the books say why. Nothing is booked. */
@Injectable()
export class AcceptDifferenceUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(DIFFERENCES) private readonly differences: Pick<Differences, 'byId' | 'accept'>,
    @Inject(DifferenceNotifier) private readonly tell: Pick<DifferenceNotifier, 'standing'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `by`: the id of staff. Throws `not_found`, `difference_not_open`. */
  async accept(decision: { id: string; note: string; by: string }): Promise<StoredDifference> {
    const accepted = await this.transactions.transaction(async (tx) => {
      const difference = await this.differences.byId(tx, decision.id);
      if (!difference) throw new AppError('not_found');
      if (difference.state !== 'open') throw new AppError('difference_not_open');
      await this.differences.accept(tx, { ...decision, at: this.clock.now() });
      return difference;
    });
    await this.tell.standing();
    return accepted;
  }
}
