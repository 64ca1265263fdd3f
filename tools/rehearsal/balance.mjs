// Whether what the audience did, what the product booked and what the providers moved is the same.
import { commissionTarget } from '@summit/pricing';

/**
 * One line of the balance.
 * @typedef {{ name: string, ours: number | string, theirs: number | string, holds: boolean, examples: string[] }} BalanceLine
 *   `ours`: what the audience knows, or what is wanted; `theirs`: what the books say
 */

const MAX_EXAMPLES = 5;

/**
 * @param {object} walked
 * @param {import('./acts/scene.mjs').Purchased[]} walked.purchased
 * @param {string[]} walked.signedUp
 * @param {Set<string>} walked.asked
 * @param {{ mails: number, twice: number }} walked.mails that arrived
 * @param {import('./read-books.mjs').Books} books
 * @returns {BalanceLine[]}
 */
export function balance({ purchased, signedUp, asked, mails }, books) {
  const bySession = new Map(books.orders.map((order) => [order.sessionId, order]));
  const bought = new Set(purchased.map(({ sessionId }) => sessionId));
  const taken = [...books.taken.stripe, ...books.taken.paypal];
  const takenOf = groups(taken);
  const stored = new Map();
  for (const email of books.signups) stored.set(email, (stored.get(email) ?? 0) + 1);

  const lost = purchased.filter(({ sessionId }) => !bySession.has(sessionId));
  const wrongPrice = purchased.filter(({ sessionId, cents }) => {
    const order = bySession.get(sessionId);
    return order !== undefined && order.capturedCents !== cents;
  });
  const notRefunded = purchased.filter(
    ({ email, product, sessionId }) =>
      product === 'vip' &&
      asked.has(email) &&
      bySession.get(sessionId)?.refundedCents !== bySession.get(sessionId)?.capturedCents,
  );
  const refundedUnasked = books.orders.filter(
    ({ email, refundedCents, product }) => refundedCents > 0 && !(product === 'vip' && asked.has(email ?? '')),
  );
  const wrongCommission = purchased.filter(({ sessionId, affiliate }) => {
    const order = bySession.get(sessionId);
    if (!order) return false;
    const wanted = affiliate === null ? 0 : commissionTarget(order.capturedCents - order.refundedCents);
    return order.commissionCents !== wanted || (affiliate !== null && order.affiliate !== affiliate);
  });
  return [
    none(
      'registrations lost',
      signedUp.filter((email) => !stored.has(email)),
    ),
    none(
      'registrations doubled',
      [...stored].filter(([, times]) => times > 1).map(([email]) => email),
    ),
    none('purchases lost', lost.map(nameOf)),
    none('purchases paid twice', books.orders.filter(({ payments }) => payments > 1).map(nameOf)),
    none('orders that nobody made', books.orders.filter(({ sessionId }) => !bought.has(sessionId)).map(nameOf)),
    none('orders at another price than the buyer was told', wrongPrice.map(nameOf)),
    none(
      'payments at the providers that are not ours',
      taken.filter(({ orderId }) => orderId === null).map(({ cents }) => `${cents} cents`),
    ),
    none(
      'orders for which a provider took something else',
      books.orders.filter(({ id, capturedCents }) => takenOf.get(id) !== capturedCents).map(nameOf),
    ),
    none('refunds that did not come', notRefunded.map(nameOf)),
    none('refunds that nobody asked for', refundedUnasked.map(nameOf)),
    none('commissions that are not half of what was kept', wrongCommission.map(nameOf)),
    same(
      'cents taken',
      sum(purchased.map(({ cents }) => cents)),
      sum(books.orders.map(({ capturedCents }) => capturedCents)),
    ),
    same('cents at Stripe', books.kept.stripe, books.ledger.stripe),
    same('cents at PayPal', books.kept.paypal, books.ledger.paypal),
    same(
      'commission, entries and ledger',
      sum(books.orders.map(({ commissionCents }) => commissionCents)),
      books.ledger.commission,
    ),
    same('sum of the ledger', 0, books.ledger.sum),
    same('bookings that do not add up to zero', 0, books.ledger.unbalanced),
    same('mails sent', mails.mails, books.mails.sent),
    same('mails not sent', 0, books.mails.others),
    same('mails that came twice', 0, mails.twice),
    none(
      'jobs that failed',
      books.failedJobs.map(({ task, times, error }) => `${task} (${times}): ${error}`),
    ),
  ];
}

/** @param {{ orderId: string | null, cents: number }[]} taken */
function groups(taken) {
  /** @type {Map<string | null, number>} */
  const byOrder = new Map();
  for (const { orderId, cents } of taken) byOrder.set(orderId, (byOrder.get(orderId) ?? 0) + cents);
  return byOrder;
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);

const nameOf = (/** @type {{ email: string | null, product: string }} */ { email, product }) =>
  `${product} of ${email ?? 'nobody'}`;

/** @param {string} name @param {string[]} found @returns {BalanceLine} */
const none = (name, found) => ({
  name,
  ours: 0,
  theirs: found.length,
  holds: found.length === 0,
  examples: found.slice(0, MAX_EXAMPLES),
});

/** @param {string} name @param {number} ours @param {number} theirs @returns {BalanceLine} */
const same = (name, ours, theirs) => ({ name, ours, theirs, holds: ours === theirs, examples: [] });
