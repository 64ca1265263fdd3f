/**
 * What the books of the providers say other than ours: money that was taken twice, for another sum, or for nothing that we know.
 * @param {Pick<import('../rehearsal/read-books.mjs').Books, 'orders' | 'taken' | 'kept' | 'ledger'>} books
 * @returns {string[]} what is wrong
 */
export function otherThanOurs({ orders, taken, kept, ledger }) {
  const known = new Map(orders.map(({ id, capturedCents }) => [id, capturedCents]));
  /** @type {Map<string, number>} */
  const sums = new Map();
  const wrong = [];
  for (const { orderId, cents } of [...taken.stripe, ...taken.paypal])
    if (orderId === null || !known.has(orderId))
      wrong.push(`${cents} cents were taken for an order that we don't know: ${orderId}`);
    else sums.set(orderId, (sums.get(orderId) ?? 0) + cents);
  for (const [id, cents] of known)
    if (sums.get(id) !== cents) wrong.push(`${id}: ${sums.get(id) ?? 0} cents were taken, our book has ${cents}`);
  for (const provider of /** @type {const} */ (['stripe', 'paypal']))
    if (kept[provider] !== ledger[provider])
      wrong.push(`${provider} kept ${kept[provider]} cents, our ledger has ${ledger[provider]}`);
  return wrong;
}
