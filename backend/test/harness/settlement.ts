import { pino } from 'pino';
import { LedgerAudit, type LedgerFindings } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { LedgerBook } from '../../src/modules/ledger/ledger-book.repository.js';
import { ApplyFacts, UnmatchedFacts } from '../../src/modules/payments/settlement/application/apply-facts.use-case.js';
import { SettleOrder } from '../../src/modules/payments/settlement/application/settle-order.js';
import type { OrderState } from '../../src/modules/payments/settlement/domain/order-state.js';
import type { ProviderFact } from '../../src/modules/payments/domain/provider-fact.js';
import { CouponsRepository } from '../../src/modules/payments/promo-codes/infra/promo-coupons.repository.js';
import { SettlementStoreRepository } from '../../src/modules/payments/settlement/infra/settlement-store.repository.js';
import type { Clock } from '../../src/platform/clock/clock.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import type { SqlDatabase } from './sql-database.js';
import { WAITING_WORK } from './waiting-work.js';

export interface TestSettlement {
  settleOrder: SettleOrder;
  applyFacts: ApplyFacts;
  /** Writes the order as it is before anything happened to it. */
  insert(order: OrderState, sessionId?: string): Promise<void>;
  stateOf(orderId: string): Promise<OrderState>;
  /** Applies all; what is heard of before its payment waits, as a job does. */
  applyAll(facts: readonly ProviderFact[]): Promise<void>;
  audit(): Promise<LedgerFindings>;
  /** Payloads of the waiting jobs of one task, oldest first. */
  jobs(task: string, part?: object): Promise<Record<string, unknown>[]>;
}

/** Settlement as the product has it, on a database of one's own. */
export function settlementOn({ sql, rows }: SqlDatabase, clock: Clock): TestSettlement {
  const store = new SettlementStoreRepository(sql);
  const settleOrder = new SettleOrder(
    sql,
    store,
    new LedgerBook(),
    new CouponsRepository(sql, clock),
    new Outbox(),
    clock,
    pino({ level: 'silent' }),
  );
  const applyFacts = new ApplyFacts(store, settleOrder);
  return {
    settleOrder,
    applyFacts,
    insert: async (order, sessionId = order.id) => {
      await rows(INSERT_ORDER, [
        order.id,
        sessionId,
        order.product,
        order.plan,
        JSON.stringify({ installments: order.installmentCents }),
        order.totalCents,
        clock.now(),
      ]);
      for (const [index, attempt] of order.attempts.entries())
        await rows(INSERT_ATTEMPT, [
          attempt.id,
          order.id,
          index + 1,
          attempt.kind,
          attempt.state,
          attempt.providerRef,
          clock.now(),
        ]);
    },
    stateOf: (orderId) =>
      sql.transaction(async (tx) => {
        const state = await store.lock(tx, { orderId, payerEmail: null });
        if (!state) throw new Error(`there is no order ${orderId}`);
        return state;
      }),
    applyAll: async (facts) => {
      let waiting = [...facts];
      while (waiting.length > 0) {
        const left: ProviderFact[] = [];
        for (const fact of waiting) if (!(await applied(applyFacts, fact))) left.push(fact);
        if (left.length === waiting.length) throw new Error('facts about money that never came');
        waiting = left;
      }
    },
    audit: () => new LedgerAudit(sql).inspect(),
    jobs: async (task, part = {}) =>
      (await rows<{ payload: Record<string, unknown> }>(WAITING_WORK, [task, JSON.stringify(part)])).map(
        ({ payload }) => payload,
      ),
  };
}

async function applied(applyFacts: ApplyFacts, fact: ProviderFact): Promise<boolean> {
  try {
    await applyFacts.execute([fact]);
    return true;
  } catch (error) {
    if (error instanceof UnmatchedFacts) return false;
    throw error;
  }
}

const INSERT_ORDER = `
  insert into purchase_order (id, session_id, product, provider, status, bump_keys, coaching_sessions, plan, fingerprint, quote,
    total_cents, is_test, created_at, updated_at)
  values ($1, $2, $3, 'stripe', 'pending', '{}', 0, $4, '', $5, $6, false, to_timestamp($7::float8 / 1000), to_timestamp($7::float8 / 1000))`;
const INSERT_ATTEMPT = `
  insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $1::uuid::text, $6, '{}', to_timestamp($7::float8 / 1000), to_timestamp($7::float8 / 1000))`;
