import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { dateFaultOf, lastCompletion } from '../domain/coaching.js';
import { COACHING_SESSIONS, type CoachingSessions, type CoachingSessionState } from './coaching-sessions.port.js';

export type CompletionOutcome =
  | { result: 'done'; sessions: CoachingSessionState[] }
  /** The order has no such session, or it can't be taken away because it was held. */
  | { result: 'no_such_session' }
  | { result: 'in_the_future' }
  | { result: 'before_the_order' };

interface SessionNumber {
  orderId: string;
  number: number;
}

/**
 * Records when coaching sessions were held, by an operator (C-020, F-322). Once no session of the order is open, the last date starts
 * the hold of its commission; a correction tells the new one.
 */
@Injectable()
export class CompleteCoachingSessionUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(COACHING_SESSIONS) private readonly sessions: CoachingSessions,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'append'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Sets or corrects the date (ms) of one session. */
  async execute({ completedAt, ...session }: SessionNumber & { completedAt: number }): Promise<CompletionOutcome> {
    const found = await this.orders.byId(session.orderId);
    if (!found) return { result: 'no_such_session' };
    const fault = dateFaultOf(completedAt, { orderedAt: found.order.createdAt, now: this.clock.now() });
    if (fault) return { result: fault };
    return this.change(session, (tx) => this.sessions.complete(tx, { ...session, completedAt }));
  }

  /** Takes a session away that was paid back instead of held. */
  async cancel(session: SessionNumber): Promise<CompletionOutcome> {
    return this.change(session, (tx) => this.sessions.cancel(tx, session));
  }

  private async change(
    { orderId }: SessionNumber,
    write: (tx: Transaction) => Promise<boolean>,
  ): Promise<CompletionOutcome> {
    return this.transactions.transaction(async (tx) => {
      await this.sessions.lock(tx, orderId);
      if (!(await write(tx))) return { result: 'no_such_session' };
      const sessions = await this.sessions.ofOrder(orderId, tx);
      const last = lastCompletion(sessions.map((session) => session.completedAt));
      if (last !== null)
        await this.outbox.append(tx, 'delivery.completed', {
          order_id: orderId,
          completed_at: new Date(last).toISOString(),
        });
      return { result: 'done', sessions };
    });
  }
}
