import { at, oneOf } from '../../../platform/database/sql-text.js';
import { isStillTried } from '../../../platform/outbox/waiting-jobs.js';
import { ENTITLED_STATUSES } from '../../payments/payments.public.js';
import type { FindingKind } from '../domain/stuck-order.js';

/** Now, in ms. */
const NOW = '$1';
const before = (minutes: number): string => `${at(NOW)} - interval '${minutes} minutes'`;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Jobs that follow a payment take seconds; a mail server that is away, some minutes. */
const SOON = 10;
/** The reconcile job looks after five minutes, and again every five. */
const RECONCILED = 15;
/** The hourly sweep fails what nobody pays. */
const SWEPT = 2 * HOUR;
const ANSWER_IN_DAYS = 5;

const LIVE = oneOf('a.state', ['starting', 'open', 'unknown']);
const ENTITLED = oneOf('o.status', ENTITLED_STATUSES);
const PAID = `${ENTITLED} and o.paid_at < ${before(SOON)}`;
/** A query that asks for no time gets it all the same. */
const ANY_TIME = `${NOW}::float8 is not null`;
/** `key` may name a mail m of the query around it. */
const hasMail = (key: string): string => `exists (select from mail_message written where written.key = ${key})`;

/** The key of what "Mail again" writes in place of the mail m of the order o: of an order's mails, and of the way in. */
const WRITTEN_ANEW = `case split_part(m.key, ':', 1) when 'vip-access' then 'vip-access:' || o.id || ':desk:' || m.id
  else split_part(m.key, ':again:', 1) || ':again:desk:' || m.id end`;

/**
 * Each kind of finding as a query over purchase_order o: `order_id, subject, detail, since`. What was delivered is read off the mails: each is
 * written in the transaction of what it tells, and with the job that sends it. `{{order}}` narrows it to some orders.
 */
export const STUCK_QUERIES: Readonly<Record<FindingKind, string>> = {
  pending_too_long: `
    select o.id as order_id, coalesce(a.id::text, '') as subject, coalesce(a.kind, '') as detail,
      coalesce(case when a.state = 'open' then a.expires_at end, a.updated_at, o.updated_at) as since
    from purchase_order o left join payment_attempt a on a.order_id = o.id and ${LIVE}
    where o.status = 'pending' {{order}} and case when a.id is null then o.updated_at < ${before(SWEPT)}
      else coalesce(case when a.state = 'open' then a.expires_at end, a.updated_at) < ${before(RECONCILED)} end`,
  not_delivered: `
    select o.id as order_id, '' as subject, '' as detail, o.paid_at as since from purchase_order o
    where ${PAID} {{order}} and not ${hasMail(`case when o.product = 'vip' then 'vip-access:' else 'details:' end || o.id`)}`,
  not_credited: `
    select o.id as order_id, '' as subject, '' as detail, o.paid_at as since from purchase_order o
    where ${PAID} {{order}} and not exists (select from order_attribution a where a.order_id = o.id)`,
  without_mail: `
    select o.id as order_id, '' as subject, '' as detail, o.paid_at as since from purchase_order o
    where ${PAID} {{order}} and not ${hasMail(`case when o.plan then 'installment:' || o.id || ':1' else 'receipt:' || o.id end`)}
    union all
    select o.id, i.number::text, i.number::text, i.paid_at from plan_installment i join purchase_order o on o.id = i.order_id
    where i.number > 1 and i.paid_at < ${before(SOON)} and ${ENTITLED} {{order}}
      and not ${hasMail(`'installment:' || o.id || ':' || i.number`)}`,
  mail_failed: `
    select o.id as order_id, m.id::text as subject, split_part(m.key, ':', 1) as detail, m.created_at as since
    from mail_message m join purchase_order o on o.id::text = split_part(m.key, ':', 2)
    where m.state in ('refused', 'unconfirmed', 'waiting') and m.refusal is distinct from 'unsubscribed'
      and not (m.state = 'waiting' and ${isStillTried(`'mail:' || m.id`)})
      and (split_part(m.key, ':', 1) in ('receipt', 'installment')
        or split_part(m.key, ':', 1) in ('details', 'add-on', 'vip-access') and ${ENTITLED})
      and m.recipient = o.email {{order}}
      and ${ANY_TIME}
      and not ${hasMail(WRITTEN_ANEW)}`,
  paid_twice: `
    select o.id as order_id, p.provider || ':' || p.provider_ref as subject, (p.amount_cents - back.cents)::text as detail,
      p.received_at as since
    from payment p join purchase_order o on o.id = p.order_id, lateral (select coalesce(sum(r.amount_cents), 0) as cents
      from refund r where r.payment_id = p.id and r.state = 'succeeded') back
    where p.booked_as = 'duplicate' and p.received_at < ${before(SOON)} {{order}} and p.amount_cents > back.cents`,
  plan_without_end: `
    select o.id as order_id, plan.subscription_ref as subject, '' as detail, o.paid_at as since
    from payment_plan plan join purchase_order o on o.id = plan.order_id
    where plan.schedule_ref is null and plan.ended_at is null and o.captured_cents > 0 and o.captured_cents < o.total_cents
      and o.refunded_cents < o.captured_cents and o.paid_at < ${before(SOON)} {{order}}`,
  plan_behind: `
    select o.id as order_id, i.number::text as subject, i.number::text as detail, i.due_at as since
    from plan_installment i join purchase_order o on o.id = i.order_id
    where i.paid_at is null and i.due_at < ${before(DAY)} and o.status in ('payment_plan_active', 'payment_plan_past_due') {{order}}`,
  dispute_due: `
    select o.id as order_id, d.provider || ':' || d.provider_ref as subject,
      coalesce((extract(epoch from d.respond_by) * 1000)::bigint::text, '') as detail, d.opened_at as since
    from dispute d join payment p on p.id = d.payment_id join purchase_order o on o.id = p.order_id
    where d.state = 'open' {{order}} and (d.respond_by is null or d.respond_by < ${at(NOW)} + interval '${ANSWER_IN_DAYS} days')`,
};
