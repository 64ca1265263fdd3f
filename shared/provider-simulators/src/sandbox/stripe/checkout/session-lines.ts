import type { StripeAccount } from '../stripe-account.js';

/** The `line_items` of a session as the API shows them. */
export function sessionLines(account: StripeAccount, session: string) {
  const { currency } = account.get('sessions', session);
  const purchase = account.state.purchases[session];
  return (purchase?.lines ?? []).map((line) => {
    const subtotal = line.unit_amount * line.quantity;
    return {
      id: `li_${line.price.slice('price_'.length)}`,
      object: 'item' as const,
      adjustable_quantity: null,
      amount_discount: line.discount,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal - line.discount,
      currency,
      description: line.name,
      metadata: {},
      price: account.find('prices', line.price) ?? null,
      quantity: line.quantity,
    };
  });
}
