import { Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../../platform/database/sql-text.js';
import { LIVE_ATTEMPT_STATES } from '../../domain/payment-attempt.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';
import type {
  OwedPayment,
  Page,
  PaidAttempt,
  PlanCard,
  PlanToLimit,
  SettlementWork,
} from '../application/settlement-work.port.js';
import { PLAN_STILL_CHARGES } from './plan-still-charges.js';

const LIVE = oneOf('a.state', LIVE_ATTEMPT_STATES);
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const ABANDONED = statement(
  'settlement-abandoned-orders',
  `select o.id from purchase_order o
   where o.status = 'pending' and o.updated_at < ${at('$1')} and o.id > $2
     and not exists (select from payment_attempt a where a.order_id = o.id
       and (${LIVE} or a.updated_at >= ${at('$1')}))
   order by o.id limit $3`,
);
const UNLIMITED = `plan.schedule_ref is null and ${PLAN_STILL_CHARGES}`;
const PLAN_TO_LIMIT = statement(
  'settlement-plan-to-limit',
  `select plan.order_id as "orderId", plan.subscription_ref as "subscriptionRef", o.quote -> 'installments' as installments
   from payment_plan plan join purchase_order o on o.id = plan.order_id where plan.order_id = $1 and ${UNLIMITED}`,
);
const PLANS_TO_LIMIT = statement(
  'settlement-plans-to-limit',
  `select plan.order_id as id from payment_plan plan join purchase_order o on o.id = plan.order_id
   where ${UNLIMITED} order by o.paid_at limit $1`,
);
const NOTE_SCHEDULE = statement(
  'settlement-note-schedule',
  `update payment_plan set schedule_ref = $3 where order_id = $1 and subscription_ref = $2`,
);
const PAID_ATTEMPT = statement(
  'settlement-paid-attempt',
  `select kind, provider_ref as ref from payment_attempt
   where order_id = $1 and state = 'succeeded' and provider_ref is not null order by number desc limit 1`,
);
const RUNNING_PLAN = statement(
  'settlement-running-plan',
  `select plan.subscription_ref as "subscriptionRef", plan.card_ref as "paymentMethodRef"
   from payment_plan plan join purchase_order o on o.id = plan.order_id where plan.order_id = $1 and ${PLAN_STILL_CHARGES}`,
);
const PLANS_TO_END = statement(
  'settlement-plans-to-end',
  `select plan.subscription_ref as id from payment_plan plan join purchase_order o on o.id = plan.order_id
   where plan.ended_at is null and o.captured_cents > 0
     and (o.captured_cents >= o.total_cents or o.refunded_cents >= o.captured_cents)
   order by o.paid_at limit $1`,
);
const OVER_PLANS_TO_SETTLE = statement(
  'settlement-over-plans-to-settle',
  `select o.id as "orderId", plan.subscription_ref as "subscriptionRef"
   from payment_plan plan join purchase_order o on o.id = plan.order_id
   where plan.ended_at is not null and o.status = 'partially_refunded'
     and exists (select from plan_installment i where i.order_id = o.id and i.paid_at is null)
   order by o.id limit $1`,
);
const PAYMENTS_SINCE = statement(
  'settlement-payments-since',
  `select p.id, p.provider_ref as ref from payment p
   where p.provider = $1 and p.received_at >= ${at('$2')} and p.id > $3 order by p.id limit $4`,
);
const owed = (where: string): string =>
  `select p.order_id as "orderId", p.provider, p.provider_ref as "paymentRef", p.amount_cents as "amountCents",
     ${ms('p.received_at')} as "receivedAt"
   from payment p
   where p.booked_as = 'duplicate' and ${where} and p.amount_cents >
     (select coalesce(sum(r.amount_cents), 0) from refund r where r.payment_id = p.id and r.state = 'succeeded')
   order by p.received_at`;
const OWED = statement('settlement-owed-payments', `${owed(`p.received_at < ${at('$1')}`)} limit $2`);
const OWED_OF = statement('settlement-owed-of-order', owed('p.order_id = $1'));
const OPEN_SUBJECTS = statement(
  'settlement-open-subjects',
  `select 'stripe' as provider, 'subscription' as kind, subscription_ref as ref from payment_plan
   where order_id = $1 and ended_at is null
   union all
   select d.provider, 'dispute', d.provider_ref from dispute d join payment p on p.id = d.payment_id
   where p.order_id = $1 and d.state = 'open'`,
);

interface RunningPlan {
  subscriptionRef: string;
  paymentMethodRef: string | null;
}

@Injectable()
export class SettlementWorkRepository implements SettlementWork {
  constructor(private readonly sql: Sql) {}

  async abandonedOrders(before: number, { after, limit }: Page): Promise<string[]> {
    return idsOf(await this.sql.query<{ id: string }>(ABANDONED, [before, after ?? FIRST_ID, limit]));
  }

  async planToLimit(orderId: string): Promise<PlanToLimit | null> {
    const [row] = await this.sql.query<PlanToLimit>(PLAN_TO_LIMIT, [orderId]);
    return row ?? null;
  }

  async plansToLimit(limit: number): Promise<string[]> {
    return idsOf(await this.sql.query<{ id: string }>(PLANS_TO_LIMIT, [limit]));
  }

  async noteSchedule(plan: { orderId: string; subscriptionRef: string; scheduleRef: string }): Promise<void> {
    await this.sql.query(NOTE_SCHEDULE, [plan.orderId, plan.subscriptionRef, plan.scheduleRef]);
  }

  async paidAttempt(orderId: string): Promise<PaidAttempt | null> {
    const [row] = await this.sql.query<PaidAttempt>(PAID_ATTEMPT, [orderId]);
    return row ?? null;
  }

  async runningPlan(orderId: string): Promise<string | null> {
    return (await this.running(orderId))?.subscriptionRef ?? null;
  }

  async planCard(orderId: string): Promise<PlanCard | null> {
    const plan = await this.running(orderId);
    return plan?.paymentMethodRef ? { ...plan, paymentMethodRef: plan.paymentMethodRef } : null;
  }

  async plansToEnd(limit: number): Promise<string[]> {
    return idsOf(await this.sql.query<{ id: string }>(PLANS_TO_END, [limit]));
  }

  async overPlansToSettle(limit: number): Promise<{ orderId: string; subscriptionRef: string }[]> {
    return this.sql.query(OVER_PLANS_TO_SETTLE, [limit]);
  }

  async paymentsSince(
    { provider, since }: { provider: Provider; since: number },
    { after, limit }: Page,
  ): Promise<{ id: string; ref: string }[]> {
    return this.sql.query(PAYMENTS_SINCE, [provider, since, after ?? FIRST_ID, limit]);
  }

  async owedPayments(before: number, limit: number): Promise<OwedPayment[]> {
    return this.sql.query<OwedPayment>(OWED, [before, limit]);
  }

  async owedOf(orderId: string): Promise<OwedPayment[]> {
    return this.sql.query<OwedPayment>(OWED_OF, [orderId]);
  }

  async openSubjectsOf(orderId: string): Promise<ProviderSubject[]> {
    return this.sql.query<ProviderSubject>(OPEN_SUBJECTS, [orderId]);
  }

  private async running(orderId: string): Promise<RunningPlan | undefined> {
    const [row] = await this.sql.query<RunningPlan>(RUNNING_PLAN, [orderId]);
    return row;
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
