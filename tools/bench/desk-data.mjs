// What a year leaves on the operator's desk, made inside PostgreSQL beside the orders of large-data.mjs.

/** Notifications of both providers, two of each paid order. Of a hundred, four were asked for; of five hundred, one still fails. */
const EVENTS = `insert into provider_event (provider, event_id, type, subject_kind, subject_ref, occurred_at, received_at, handled_at, came_by, body, tries, failure)
  select o.provider, 'evt_large_' || n || '_' || row_number() over (order by o.paid_at, o.id), kind.type, case n when 1 then 'payment' end,
    case n when 1 then 'large-' || o.id end, o.paid_at, o.paid_at + make_interval(secs => n), case when open.it then null else o.paid_at end,
    case when hashtext(o.id::text) % 25 = 0 then 'list' else 'notification' end,
    '{"id":"evt_large","object":"event","data":{"object":{"amount":3700,"currency":"usd","metadata":{}}}}',
    case when open.it then 6 else 1 end, case when open.it then 'The provider does not answer.' end
  from purchase_order o, (values (1, 'payment_intent.succeeded'), (2, 'charge.updated')) as kind (n, type),
    lateral (select n = 1 and hashtext(o.id::text) % 500 = 7 as it) as open
  where o.session_id like 'large-%' and o.paid_at is not null`;
/** One of each registration and order. Two in a thousand were refused; three of a hundred not sent to people who have unsubscribed. */
const MAILS = `insert into mail_message (id, key, template, recipient, "values", created_at, sent_at, state, refusal)
  select md5('mail' || m.key)::uuid, m.key, m.template, m.email, '{}', m.at, case when m.what >= 34 then m.at end,
    case when m.what < 4 then 'refused' when m.what < 34 then 'refused' else 'sent' end,
    case when m.what < 4 then 'EENVELOPE 550' when m.what < 34 then 'unsubscribed' end
  from (select key, template, email, at, abs(hashtext(key)) % 1000 as what from (
    select 'welcome:' || id as key, 'welcome' as template, email, created_at as at from signup where email like '%@large.test'
    union all select 'order:' || id, 'vip_purchase', email, paid_at from purchase_order where session_id like 'large-%') mail) m`;
const OPT_OUTS = `insert into mail_opt_out (email, at) select email, created_at from signup where email like '%7@large.test'`;
/** One order in a hundred is stuck at the same time: a bad day of a provider. All are so indeed, because the list looks again. */
const FINDINGS = `insert into desk_finding (id, kind, order_id, subject, detail, since, found_at)
  select md5('finding' || id)::uuid, (array['not_delivered', 'without_mail'])[1 + abs(hashtext(id::text)) % 2], id, '', '', paid_at, now()
  from purchase_order where status = 'completed' and session_id like 'large-%' and hashtext(id::text) % 100 = 7`;
const STAFF = `insert into admin_account (id, email, created_at) values (md5('staff')::uuid, 'staff@large.test', now())`;
const REFUNDS = `insert into desk_refund (id, order_id, amount_cents, reason, state, asked_by, asked_at, decided_by, decided_at)
  select md5('refund' || id)::uuid, id, 3700, 'asked for it', case when wait.it then 'waiting' else 'approved' end, md5('staff')::uuid, paid_at,
    case when wait.it then null else md5('staff')::uuid end, case when wait.it then null else paid_at end
  from purchase_order, lateral (select hashtext(id::text) % 1000 = 8 as it) wait
  where session_id like 'large-%' and (refunded_cents > 0 or wait.it)`;
/** A comparison each night of 400, and one difference in fifty orders: nearly all of them are gone. */
const RUNS = `insert into reconciliation_run (id, state, span_from, span_until, started_at, ended_at, lines)
  select md5('run' || n)::uuid, 'done', now() - make_interval(days => n + 30), now() - make_interval(days => n), now() - make_interval(days => n),
    now() - make_interval(days => n) + interval '1 minute', 1300 from generate_series(0, 399) n`;
const DIFFERENCES = `insert into reconciliation_difference (id, provider, kind, reference, order_id, our_cents, their_cents, currency, occurred_at, cause, state,
    note, decided_at, found_at, seen_in, gone_at)
  select md5('difference' || id)::uuid, provider, (array['amount_differs', 'missing_with_us', 'fee_differs'])[1 + abs(hashtext(id::text)) % 3], 'large-' || id, id, 3700, 3600, 'usd',
    paid_at, 'The amounts differ.', case what.n when 1 then 'open' when 2 then 'accepted' else 'gone' end, case what.n when 2 then 'asked the bank' end,
    case what.n when 2 then paid_at end, paid_at, md5('run0')::uuid, case when what.n > 2 then paid_at end
  from purchase_order, lateral (select 1 + abs(hashtext(session_id)) % 20 as n) what where session_id like 'large-%' and hashtext(id::text) % 50 = 9`;
/** Months that are long over are closed, as a bookkeeper wants them. */
const MONTH = `to_char(occurred_at at time zone 'America/Los_Angeles', 'YYYY-MM')`;
const CLOSED = `insert into closed_booking (transaction_id, month) select id, ${MONTH} from ledger_transaction
  where occurred_at < date_trunc('month', now() at time zone 'America/Los_Angeles' - interval '1 month') at time zone 'America/Los_Angeles'`;
const MONTHS = `insert into closed_month (month, closed_at, closed_by, bookings, late_bookings, lines, debit_cents, totals, fingerprint)
  select month, now(), md5('staff')::uuid, count(*), 0, 2 * count(*), 0, '[]', '' from closed_booking group by month`;
/** Triggers keep this with each booking; what is made here passes them by. */
const OPEN_BOOKINGS = `insert into open_booking_count (month, bookings) select ${MONTH}, count(*) from ledger_transaction t
  where not exists (select from closed_booking c where c.transaction_id = t.id) group by 1`;

const TABLES =
  'provider_event, mail_message, mail_opt_out, desk_finding, desk_refund, reconciliation_run, reconciliation_difference, closed_booking, closed_month, open_booking_count';

/**
 * @param {import('pg').Client} client of a superuser, after `fillLargeData`
 * @param {(text: string) => void} progress
 */
export async function fillDeskData(client, progress) {
  await client.query('set session_replication_role = replica');
  for (const [name, text] of Object.entries({
    EVENTS,
    MAILS,
    OPT_OUTS,
    FINDINGS,
    STAFF,
    REFUNDS,
    RUNS,
    DIFFERENCES,
    CLOSED,
    MONTHS,
    OPEN_BOOKINGS,
  })) {
    progress(`desk: ${name.toLowerCase()}`);
    await client.query(text);
  }
  await client.query('set session_replication_role = origin');
  await client.query(`vacuum analyze ${TABLES}`);
}
