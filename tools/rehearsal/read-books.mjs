// Reads what the product and the providers have in their books.

const ORDERS = `select o.id, o.session_id as "sessionId", o.email, o.product, o.provider, o.status, o.total_cents as "totalCents",
    o.captured_cents as "capturedCents", o.refunded_cents as "refundedCents",
    (select count(*)::int from payment p where p.order_id = o.id) as payments,
    a.code as affiliate,
    coalesce((select sum(e.amount_cents)::int from commission_entry e where e.order_id = o.id), 0) as "commissionCents"
  from purchase_order o
  left join commission c on c.order_id = o.id left join affiliate a on a.id = c.affiliate_id
  where o.captured_cents > 0`;
/** The totals of the providers are before their fees, so what was booked of these is left out of theirs. */
const LEDGER = `select coalesce(sum(amount_cents), 0)::int as sum,
    coalesce(sum(amount_cents) filter (where account = 'cash:stripe' and kind <> 'provider_fee'), 0)::int as stripe,
    coalesce(sum(amount_cents) filter (where account = 'cash:paypal' and kind <> 'provider_fee'), 0)::int as paypal,
    coalesce(sum(amount_cents) filter (where account = 'expense:commission'), 0)::int as commission,
    (select count(*)::int from (select from ledger_line group by transaction_id having sum(amount_cents) <> 0) as wrong) as unbalanced
  from ledger_line join ledger_transaction on ledger_transaction.id = transaction_id`;
const SIGNUPS = 'select email from signup';
const MAILS = `select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state <> 'sent')::int as others from mail_message`;
const JOBS = `select task.identifier as task, count(*)::int as times, min(job.last_error) as error
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
  where job.last_error is not null group by 1`;
const EVENTS = `select provider, came_by as "cameBy", count(*)::int as events from provider_event group by 1, 2`;
const PAYABLE = `select coalesce(sum(e.amount_cents), 0)::int as cents, count(distinct c.order_id)::int as orders from commission c
  join commission_entry e on e.order_id = c.order_id where c.payable_at <= $1 and coalesce(c.review, 'released') = 'released'`;

/**
 * @typedef {object} Order that money came for
 * @property {string} id
 * @property {string} sessionId
 * @property {string | null} email
 * @property {string} product
 * @property {string} provider
 * @property {string} status
 * @property {number} totalCents
 * @property {number} capturedCents
 * @property {number} refundedCents
 * @property {number} payments
 * @property {string | null} affiliate
 * @property {number} commissionCents
 *
 * @typedef {Awaited<ReturnType<typeof readBooks>>} Books
 */

/** @param {import('./world.mjs').World} world @param {number} now the product's time, ms */
export async function readBooks(world, now) {
  const [orders, [ledger], signups, [mails], failedJobs, events, [payable], stripe, paypal] = await Promise.all([
    world.rows(ORDERS),
    world.rows(LEDGER),
    world.rows(SIGNUPS),
    world.rows(MAILS),
    world.rows(JOBS),
    world.rows(EVENTS),
    world.rows(PAYABLE, [new Date(now)]),
    world.books('stripe'),
    world.books('paypal'),
  ]);
  return {
    orders: /** @type {Order[]} */ (orders),
    ledger,
    signups: signups.map((/** @type {{ email: string }} */ { email }) => email),
    mails,
    failedJobs,
    events: /** @type {{ provider: string, cameBy: string, events: number }[]} */ (events),
    payable,
    /** Cents that each provider took, by our order, and what it kept in the end. */
    taken: {
      stripe: takenByOrder(stripe.charges, 'order_id', 'amount'),
      paypal: takenByOrder(paypal.captures, 'custom_id', 'amount_cents'),
    },
    kept: { stripe: stripe.totals.kept, paypal: paypal.balance_cents },
  };
}

/**
 * @param {Record<string, any>[]} movements
 * @param {string} order
 * @param {string} cents
 * @returns {{ orderId: string | null, cents: number }[]}
 */
const takenByOrder = (movements, order, cents) =>
  movements.map((one) => ({ orderId: one[order] ?? null, cents: one[cents] }));
