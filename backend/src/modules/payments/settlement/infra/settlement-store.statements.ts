import { statement } from '../../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../../platform/database/sql-text.js';
import { ENTITLED_STATUSES, HELD_STATUSES } from '../../domain/order-status.js';
import { FAILED_INVOICES } from './failed-invoices.sql.js';

const list = (object: string, from: string): string =>
  `(select coalesce(json_agg(json_build_object(${object})), '[]') from ${from})`;

export const ORDER_OF_PAYMENT = statement(
  'settlement-order-of-payment',
  `select order_id as "orderId" from payment where provider = $1 and provider_ref = $2`,
);

/** Reads columns that never change, so it can run before anything is locked. */
export const PURCHASE = statement(
  'settlement-purchase',
  `select session_id as "sessionId", product from purchase_order where id = $1`,
);
/** The lock of purchases for this session (purchase-orders.repository.ts): two orders of one session are settled one after the other. */
export const LOCK_PURCHASE = statement(
  'settlement-lock-purchase',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);
/** After the session's: two sessions that pay for one address are settled one after the other. Nobody takes it in another order. */
export const LOCK_ADDRESS = statement(
  'settlement-lock-address',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(':', 'purchase:address', product, coalesce(email, $2)), 0))
   from purchase_order where id = $1 and coalesce(email, $2) is not null`,
);
export const LOCK_ORDER = statement('settlement-lock-order', `select id from purchase_order where id = $1 for update`);
/** Attempts move without the order's lock; whoever settles must not overwrite what they have just become. */
export const LOCK_ATTEMPTS = statement(
  'settlement-lock-attempts',
  `select id from payment_attempt where order_id = $1 order by id for update`,
);

export const READ = statement(
  'settlement-read',
  `select o.id, o.product, o.plan, o.total_cents as "totalCents", o.quote -> 'installments' as "installmentCents",
     o.buyer_id as "buyerId", o.status, o.status_before_dispute as "statusBeforeDispute", o.captured_cents as "capturedCents",
     o.refunded_cents as "refundedCents", o.email, o.name, ${ms('o.paid_at')} as "paidAt", ${ms('o.completed_at')} as "completedAt",
     exists (select from purchase_order rival
       where rival.session_id = o.session_id and rival.product = o.product and rival.id <> o.id
         and ${oneOf('rival.status', HELD_STATUSES)}) as "rivalHeld",
     exists (select from purchase_order rival
       where rival.email = coalesce(o.email, $2) and rival.product = o.product and rival.session_id <> o.session_id
         and ${oneOf('rival.status', ENTITLED_STATUSES)}) as "addressHolds",
     exists (select from saved_card card where card.order_id = o.id) as "cardSaved",
     ${list(
       `'provider', p.provider, 'ref', p.provider_ref, 'amountCents', p.amount_cents, 'currency', p.currency,
        'installment', p.installment, 'bookedAs', p.booked_as, 'receivedAt', ${ms('p.received_at')}`,
       'payment p where p.order_id = o.id',
     )} as payments,
     ${list(
       `'provider', r.provider, 'ref', r.provider_ref, 'paymentRef', p.provider_ref, 'kind', r.kind, 'amountCents', r.amount_cents,
        'state', r.state, 'revision', r.revision, 'reason', r.reason, 'occurredAt', ${ms('r.occurred_at')}`,
       'refund r join payment p on p.id = r.payment_id where p.order_id = o.id',
     )} as refunds,
     ${list(
       `'provider', d.provider, 'ref', d.provider_ref, 'paymentRef', p.provider_ref, 'amountCents', d.amount_cents,
        'state', d.state, 'openedAt', ${ms('d.opened_at')}, 'closedAt', ${ms('d.closed_at')},
        'respondBy', ${ms('d.respond_by')}`,
       'dispute d join payment p on p.id = d.payment_id where p.order_id = o.id',
     )} as disputes,
     ${list(
       `'id', a.id, 'kind', a.kind, 'state', a.state, 'providerRef', a.provider_ref, 'declineCode', a.decline_code`,
       '(select * from payment_attempt where order_id = o.id order by number) a',
     )} as attempts,
     (select json_build_object('ref', plan.subscription_ref, 'failedInvoices', ${FAILED_INVOICES}, 'ended', plan.ended_at is not null,
        'card', case when plan.card_ref is not null then json_build_object('ref', plan.card_ref, 'last4', plan.card_last4,
          'givenAt', ${ms('plan.card_given_at')}) end)
      from payment_plan plan where plan.order_id = o.id) as subscription,
     (select coalesce(json_agg(json_build_object('number', i.number, 'amountCents', i.amount_cents, 'dueAt', ${ms('i.due_at')},
        'paidAt', ${ms('i.paid_at')}, 'invoiceRef', i.invoice_ref) order by i.number), '[]')
      from plan_installment i where i.order_id = o.id) as installments
   from purchase_order o where o.id = $1`,
);

/** A payment is never changed, but a plan may find out that it paid another month. */
export const SET_PAYMENT = statement(
  'settlement-set-payment',
  `insert into payment (id, order_id, provider, provider_ref, amount_cents, currency, installment, booked_as, received_at)
   values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, ${at('$8')})
   on conflict (provider, provider_ref) do update set installment = excluded.installment
   where payment.order_id = excluded.order_id
   returning id`,
);
export const SET_REFUND = statement(
  'settlement-set-refund',
  `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, revision, reason, occurred_at)
   select gen_random_uuid(), p.id, $1, $3, $4, $5, $6, $7, $8, ${at('$9')}
   from payment p where p.provider = $1 and p.provider_ref = $2
   on conflict (provider, provider_ref) do update
   set amount_cents = excluded.amount_cents, state = excluded.state, revision = excluded.revision
   where refund.payment_id = excluded.payment_id
   returning id`,
);
export const SET_DISPUTE = statement(
  'settlement-set-dispute',
  `insert into dispute (id, payment_id, provider, provider_ref, amount_cents, state, opened_at, closed_at, respond_by)
   select gen_random_uuid(), p.id, $1, $3, $4, $5, ${at('$6')}, ${at('$7')}, ${at('$8')}
   from payment p where p.provider = $1 and p.provider_ref = $2
   on conflict (provider, provider_ref) do update
   set amount_cents = excluded.amount_cents, state = excluded.state, opened_at = excluded.opened_at,
     closed_at = excluded.closed_at, respond_by = excluded.respond_by
   where dispute.payment_id = excluded.payment_id
   returning id`,
);
export const SET_SUBSCRIPTION = statement(
  'settlement-set-subscription',
  `insert into payment_plan (order_id, subscription_ref, next_attempt_at, pay_url, failed_invoices, ended_at, card_ref, card_last4, card_given_at,
     invoice_tries)
   values ($1, $2, ${at('$3')}, $4, $5, case when $6 then ${at('$7')} end, $8, $9, ${at('$10')}, $11::jsonb)
   on conflict (order_id) do update
   set subscription_ref = excluded.subscription_ref, next_attempt_at = excluded.next_attempt_at, pay_url = excluded.pay_url,
       failed_invoices = excluded.failed_invoices, card_ref = excluded.card_ref, card_last4 = excluded.card_last4,
       card_given_at = excluded.card_given_at, invoice_tries = excluded.invoice_tries,
       schedule_ref = case when payment_plan.subscription_ref = excluded.subscription_ref then payment_plan.schedule_ref end,
       ended_at = case when excluded.ended_at is null then null else coalesce(payment_plan.ended_at, excluded.ended_at) end
   returning order_id`,
);
/** Invoices move between months when news of an earlier payment arrives late, so the column is emptied first. */
export const CLEAR_INVOICES = statement(
  'settlement-clear-invoices',
  `update plan_installment set invoice_ref = null where order_id = $1 and invoice_ref is not null`,
);
export const SET_INSTALLMENT = statement(
  'settlement-set-installment',
  `insert into plan_installment (order_id, number, amount_cents, due_at, paid_at, invoice_ref)
   values ($1, $2, $3, ${at('$4')}, ${at('$5')}, $6)
   on conflict (order_id, number) do update
   set due_at = excluded.due_at, paid_at = excluded.paid_at, invoice_ref = excluded.invoice_ref
   returning order_id`,
);
export const SAVE_CARD = statement(
  'settlement-save-card',
  `insert into saved_card (order_id, buyer_id, email, customer_ref, payment_method_ref, brand, last4, saved_at)
   values ($1, $2, $3, $4, $5, $6, $7, ${at('$8')})
   on conflict (order_id) do nothing`,
);
export const SET_BOOKS = statement(
  'settlement-set-books',
  `update purchase_order
   set status = $2, status_before_dispute = $3, captured_cents = $4, refunded_cents = $5, email = $6, name = $7,
       paid_at = ${at('$8')}, completed_at = ${at('$9')}, updated_at = ${at('$10')}
   where id = $1 returning id`,
);
