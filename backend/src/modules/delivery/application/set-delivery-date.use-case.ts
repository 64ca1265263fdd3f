import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import type { DeliveryDateOutcome, DeliveryDates } from '../delivery.public.js';
import { dateFaultOf, isForOwners } from '../domain/coaching.js';
import { COACHING_SESSIONS, type CoachingSessions, type CoachingSessionState } from './coaching-sessions.port.js';

/**
 * The one date of an order that the back office shows (C-020): afterwards its last session was held then, and none is open or later.
 * Dates of earlier sessions stay. Taking the date back opens the last session again. Either way the commission hears of it.
 */
@Injectable()
export class SetDeliveryDateUseCase implements DeliveryDates {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(COACHING_SESSIONS) private readonly sessions: CoachingSessions,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'append'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async set(
    orderId: string,
    completedAt: number | null,
    by: { byOwner: boolean; seen?: number | null | undefined },
  ): Promise<DeliveryDateOutcome> {
    const found = await this.orders.byId(orderId);
    if (!found) return 'no_sessions';
    const times = { orderedAt: found.order.createdAt, now: this.clock.now() };
    const fault = completedAt === null ? null : dateFaultOf(completedAt, times);
    if (fault) return fault;
    if (completedAt !== null && !by.byOwner && isForOwners(completedAt, times.now)) return 'owner_only';
    return this.transactions.transaction(async (tx) => {
      await this.sessions.lock(tx, orderId);
      const sessions = await this.sessions.ofOrder(orderId, tx);
      if (sessions.length === 0) return 'no_sessions';
      if (by.seen !== undefined && by.seen !== dateOf(sessions)) return 'changed';
      for (const change of changesTo(sessions, completedAt)) await this.sessions.complete(tx, { orderId, ...change });
      // Without a date the news is that there is none: whoever listens reads the sessions themselves.
      const told = completedAt === null ? '' : new Date(completedAt).toISOString();
      await this.outbox.append(tx, 'delivery.completed', { order_id: orderId, completed_at: told });
      return { before: dateOf(sessions) };
    });
  }
}

/** Held as a whole once its last session was; null while one is open. */
const dateOf = (sessions: CoachingSessionState[]): number | null =>
  sessions.some(({ completedAt }) => completedAt === null)
    ? null
    : Math.max(...sessions.map(({ completedAt }) => completedAt ?? 0));

function changesTo(sessions: CoachingSessionState[], completedAt: number | null) {
  const last = sessions.at(-1)!.number;
  return sessions
    .filter(({ number, completedAt: held }) =>
      completedAt === null ? number === last : number === last || held === null || held > completedAt,
    )
    .map(({ number }) => ({ number, completedAt }));
}
