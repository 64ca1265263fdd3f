import { html, type Html } from '../../page/html.js';
import { moment } from '../../page/page.js';
import { dollars } from './approval-page.js';
import { CAPTURE_STATES } from './paypal-controls.js';
import type { PaypalOrder, PaypalState } from './paypal-state.js';

const SHOWN = 50;
const OPEN_STATES = { CREATED: 'Waiting for the buyer', APPROVED: 'Agreed, not taken yet', COMPLETED: 'Paid' } as const;

/** PayPal's part of the front page: orders, newest first. */
export function paypalSection({ orders, captures }: PaypalState): Html {
  if (orders.length === 0) {
    return html`<p class="empty">No order yet. Choose PayPal at the checkout of an offer.</p>`;
  }
  const stateOf = (order: PaypalOrder) => {
    const capture = captures.find((one) => one.orderId === order.id);
    return capture ? CAPTURE_STATES[capture.status] : OPEN_STATES[order.status];
  };
  return html`<ul class="list">
    ${orders
      .slice(-SHOWN)
      .reverse()
      .map(
        (order) =>
          html`<li>
            <span class="title">${dollars(order.unit.cents)} · ${stateOf(order)}</span
            >${moment(new Date(order.createdAt).toISOString())}
            <span class="more"
              >${order.unit.description ?? order.unit.items[0]?.name ?? 'Order'}${order.payer && ` · ${order.payer.email}`}
              · ${order.id}</span
            >
          </li>`,
      )}
  </ul>`;
}
