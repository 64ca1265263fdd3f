import { html, type Html } from '../../../page/html.js';
import { moment } from '../../../page/page.js';
import { moneyText } from '../money/money-text.js';
import type { StripeAccount } from '../stripe-account.js';
import { chargeState, isoOf } from './stripe-controls.js';

const SHOWN = 50;

/** Stripe's part of the front page: the charges it was asked for, newest first. */
export function stripeSection(account: StripeAccount): Html {
  const newest = account.all('charges').slice(0, SHOWN);
  if (newest.length === 0) return html`<p class="empty">No card payment yet. Buy something and pay by card.</p>`;
  return html`<ul class="list">
    ${newest.map(
      (charge) =>
        html`<li>
          <span class="title">${moneyText(charge.amount)} · ${chargeState(account, charge)}</span
          >${moment(isoOf(charge.created))}<span class="more"
            >${charge.description ?? 'Payment'} · ${charge.billing_details.email ?? 'no e-mail'} · card ending in
            ${charge.payment_method_details.card.last4}</span
          >
        </li>`,
    )}
  </ul>`;
}
