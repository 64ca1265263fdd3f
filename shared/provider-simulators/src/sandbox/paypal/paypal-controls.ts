import { html, type Html } from '../../page/html.js';
import { moment } from '../../page/page.js';
import { dollars } from './approval-page.js';
import type { PaypalAccount } from './paypal-account.js';
import { decimalText } from './paypal-amount.js';
import type { Capture } from './paypal-state.js';

const SHOWN = 10;

export const CAPTURE_STATES: Record<Capture['status'], string> = {
  COMPLETED: 'Paid',
  PENDING: 'Under review',
  DECLINED: 'Denied',
  PARTIALLY_REFUNDED: 'Paid back in part',
  REFUNDED: 'Paid back',
};

/** A form of one button; `fields` go with it. */
function press(action: string, fields: Record<string, string>, text: string): Html {
  return html`<form method="post" action="/control/paypal/${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${text}</button>
  </form>`;
}

function choices(account: PaypalAccount, capture: Capture): Html {
  const capture_id = capture.id;
  if (capture.status === 'PENDING') {
    return html`${press('review', { capture_id, outcome: 'complete' }, 'Complete the payment')}
    ${press('review', { capture_id, outcome: 'deny' }, 'Deny the payment')}`;
  }
  const left = capture.cents - account.refundedCents(capture);
  if (capture.status === 'DECLINED' || left === 0) return html``;
  const dispute = account.openDisputeOf(capture);
  if (dispute) {
    return html`${press('dispute-close', { dispute_id: dispute.id, outcome: 'won' }, 'You win the dispute')}
    ${press('dispute-close', { dispute_id: dispute.id, outcome: 'lost' }, 'You lose the dispute')}`;
  }
  return html`<form class="fields" method="post" action="/control/paypal/refund">
      <input type="hidden" name="capture_id" value="${capture_id}" />
      <label
        >Amount in dollars
        <input name="amount" value="${decimalText(left)}" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" required
      /></label>
      <button>Pay back</button>
    </form>
    ${press('dispute', { capture_id }, 'The buyer disputes it')}`;
}

/** PayPal's part of the control page: what can happen to a payment after the buyer has left. */
export function paypalControls(account: PaypalAccount): Html {
  const captures = account.state.captures.slice(-SHOWN).reverse();
  return html`<p>
      Pay with the PayPal button of the checkout: the sandbox asks whether the payment works, is declined or is
      reviewed. Afterwards the payment is here, and you can pay it back or dispute it as PayPal or the buyer would.
    </p>
    ${
      captures.length === 0
        ? html`<p class="empty">No PayPal payment yet.</p>`
        : html`<ul class="list">
            ${captures.map((capture) => {
              const { unit, payer } = account.orderOf(capture);
              const state = account.openDisputeOf(capture) ? 'Disputed' : CAPTURE_STATES[capture.status];
              return html`<li>
                <span class="title">${dollars(capture.cents)} · ${state}</span
                >${moment(new Date(capture.createdAt).toISOString())}
                <span class="more"
                  >${unit.description ?? unit.items[0]?.name ?? 'Order'} · ${payer?.email} · ${capture.id}</span
                >
                <div class="more fields">${choices(account, capture)}</div>
              </li>`;
            })}
          </ul>`
    }`;
}
