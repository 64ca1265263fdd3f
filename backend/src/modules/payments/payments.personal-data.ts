import {
  aliasOf,
  ERASED_NAME,
  names,
  OF_ADDRESS,
  OF_ORDER,
  type PersonalDataOfModule,
  type PersonalSet,
} from '../../platform/personal-data/personal-data.js';
import { oneOf } from '../../platform/database/sql-text.js';
import { LIVE_ATTEMPT_STATES } from './domain/payment-attempt.js';

const OF_PAYMENT = 't.payment_id in (select id from payment where order_id = any (person.orders))';
/** Emptied, every failed invoice would be tried again when the plan is. */
const TRIES_WITHOUT_PAGES = `(select coalesce(jsonb_object_agg(tried.key, tried.value || '{"payUrl": null}'), '{}') from jsonb_each(t.invoice_tries) tried)`;
const figure = (table: string, whose = OF_ORDER): PersonalSet => ({ table, whose, erase: 'stays' });

/** Orders and what was paid stay as figures; who ordered does not. The provider's own records are the provider's. */
export const PAYMENTS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'payments',
  ids: {
    orders: 'select id from purchase_order where email = any ($1::text[])',
    buyers: `select distinct buyer_id as id from purchase_order where email = any ($1::text[]) and buyer_id is not null`,
  },
  texts: `select distinct name as text from purchase_order where email = any ($1::text[]) and name is not null`,
  lock: 'select from purchase_order o, person where o.id = any (person.orders) order by o.id for update of o',
  obstacles: {
    person_has_open_dispute: `exists (select from dispute d join payment p on p.id = d.payment_id
      where p.order_id = any (person.orders) and d.state = 'open')`,
    person_has_running_plan: `exists (select from payment_plan p join purchase_order o on o.id = p.order_id
      where p.order_id = any (person.orders) and p.ended_at is null and o.captured_cents < o.total_cents)`,
    person_payment_under_way: `exists (select from payment_attempt a
      where a.order_id = any (person.orders) and ${oneOf('a.state', LIVE_ATTEMPT_STATES)})`,
  },
  sets: [
    {
      table: 'purchase_order',
      whose: 't.id = any (person.orders)',
      erase: {
        set: {
          email: aliasOf('t.email'),
          name: ERASED_NAME,
          fingerprint: `''`,
          buyer_id: 'null',
          client_block: 'null',
        },
      },
      hidden: ['fingerprint', 'client_block', 'session_id'],
    },
    {
      table: 'payment_attempt',
      whose: OF_ORDER,
      erase: { set: { request: `'{}'::jsonb`, url: 'null' } },
      hidden: ['idempotency_key', 'request', 'url'],
    },
    figure('payment'),
    figure('refund', OF_PAYMENT),
    { table: 'refund', whose: names('t.reason'), erase: { set: { reason: 'null' } } },
    figure('dispute', OF_PAYMENT),
    {
      table: 'payment_plan',
      whose: OF_ORDER,
      erase: { set: { pay_url: 'null', invoice_tries: TRIES_WITHOUT_PAGES, card_ref: 'null', card_last4: 'null' } },
      hidden: ['pay_url', 'invoice_tries', 'card_ref'],
    },
    figure('plan_installment'),
    figure('promo_redemption'),
    { table: 'saved_card', whose: `${OF_ADDRESS} or ${OF_ORDER}`, erase: 'delete' },
    { table: 'buyer_address', whose: OF_ADDRESS, erase: 'delete' },
    {
      table: 'timer_session',
      whose: OF_ADDRESS,
      erase: { set: { email: 'null', buyer_id: 'null', client_block: 'null' } },
      hidden: ['session_id', 'client_block'],
    },
  ],
};
