import { html, type Html } from '../../../page/html.js';
import { moment, pacificMoment } from '../../../page/page.js';
import { groupedNumber, TEST_CARDS } from '../cards/test-cards.js';
import { decimalText, moneyText } from '../money/money-text.js';
import type { Charge } from '../objects/charge.js';
import type { DisputeStatus } from '../objects/dispute.js';
import type { Subscription } from '../objects/subscription.js';
import { STRIPE_STYLE_LINK } from '../pages/stripe-style.js';
import { nextOfSubscription } from '../plans/due-work.js';
import type { StripeAccount } from '../stripe-account.js';

const SHOWN = 10;

export const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A form of one button; `fields` go with it. */
function press(action: string, fields: Record<string, string>, text: string): Html {
  return html`<form method="post" action="/control/stripe/${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${text}</button>
  </form>`;
}

const PLAN_STATES: Record<Subscription['status'], string> = {
  active: 'Running',
  past_due: 'A payment failed',
  canceled: 'Ended',
};

function plan(account: StripeAccount, subscription: Subscription): Html {
  const customer = account.find('customers', subscription.customer);
  const paid = account
    .all('invoices')
    .filter((one) => one.parent.subscription_details.subscription === subscription.id && one.status === 'paid').length;
  const next = nextOfSubscription(account, subscription);
  const refusing = account.state.cards[subscription.default_payment_method]?.refusing ?? false;
  const fields = { subscription: subscription.id };
  return html`<li>
    <span class="title"
      >${moneyText(subscription.items.data[0].price.unit_amount)} · ${PLAN_STATES[subscription.status]}</span
    >${moment(isoOf(subscription.created))}
    <span class="more"
      >${customer?.email ?? 'No e-mail'} · ${paid} paid ·
      ${subscription.schedule === null ? 'no end planned' : 'end planned'} · ${subscription.id}</span
    >
    ${
      next &&
      html`<span class="more">Next: ${pacificMoment(isoOf(next.at))}</span>
        <div class="more fields">
          ${press('next-installment', fields, 'Move the clock there')}
          ${press('fail-next-installment', fields, refusing ? 'Mend the card' : 'Make the card fail')}
        </div>`
    }
  </li>`;
}

function chargeChoices(account: StripeAccount, charge: Charge): Html {
  const { payment_intent } = charge;
  const dispute = account.all('disputes').find((one) => one.charge === charge.id);
  if (dispute?.status === 'warning_needs_response') {
    return html`${press('dispute-close', { dispute: dispute.id, outcome: 'won' }, 'Answer the inquiry')}
    ${press('inquiry-escalate', { dispute: dispute.id }, 'It becomes a dispute')}`;
  }
  if (dispute?.status === 'lost') return press('dispute-appeal', { dispute: dispute.id }, 'You appeal');
  if (dispute?.status === 'needs_response' || dispute?.status === 'appeal_under_review') {
    return html`${press('dispute-close', { dispute: dispute.id, outcome: 'won' }, 'You win the dispute')}
    ${press('dispute-close', { dispute: dispute.id, outcome: 'lost' }, 'You lose the dispute')}`;
  }
  const left = charge.amount - charge.amount_refunded;
  if (dispute || left === 0) return html``;
  return html`<form class="fields" method="post" action="/control/stripe/refund">
      <input type="hidden" name="payment_intent" value="${payment_intent}" />
      <label
        >Amount in dollars
        <input
          name="dollars"
          value="${decimalText(left)}"
          inputmode="decimal"
          pattern="[0-9]+([.][0-9]{1,2})?"
          required
      /></label>
      <button>Pay back</button>
    </form>
    ${press('inquiry', { payment_intent }, 'The bank asks about it')}
    ${press('dispute', { payment_intent }, 'The buyer disputes it')}`;
}

const DISPUTE_WORDS: Record<DisputeStatus, string> = {
  warning_needs_response: 'The bank asks',
  warning_closed: 'Paid, the bank asked',
  needs_response: 'Disputed',
  appeal_under_review: 'Dispute lost, appealed',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

/** "Paid", "Paid back in part", "Disputed" and so on. */
export function chargeState(account: StripeAccount, charge: Charge): string {
  if (charge.status === 'failed') return `Declined: ${charge.outcome.reason ?? charge.failure_code ?? 'unknown'}`;
  const dispute = account.all('disputes').find((one) => one.charge === charge.id);
  if (dispute) return DISPUTE_WORDS[dispute.status];
  if (charge.refunded) return 'Paid back';
  return charge.amount_refunded > 0 ? 'Paid back in part' : 'Paid';
}

function payment(account: StripeAccount, charge: Charge): Html {
  return html`<li>
    <span class="title">${moneyText(charge.amount)} · ${chargeState(account, charge)}</span
    >${moment(isoOf(charge.created))}
    <span class="more"
      >${charge.description ?? 'Payment'} · ${charge.billing_details.email ?? 'no e-mail'} ·
      ${charge.payment_intent}</span
    >
    <div class="more fields">${chargeChoices(account, charge)}</div>
  </li>`;
}

/** Stripe's part of the control page: plans and what can happen to a payment after the buyer has left. */
export function stripeControls(account: StripeAccount): Html {
  const plans = account.all('subscriptions').slice(0, SHOWN);
  const charges = account
    .all('charges')
    .filter((charge) => charge.status === 'succeeded')
    .slice(0, SHOWN);
  return html`${STRIPE_STYLE_LINK}
    <p>
      Pay by card on the page that the checkout leads to. Afterwards the payment is here, and you can pay it back or
      dispute it as the buyer would.
    </p>
    <h3>Payment plans</h3>
    ${
      plans.length === 0
        ? html`<p class="empty">No plan yet. The three payments for Done For You make one.</p>`
        : html`<ul class="list">
            ${plans.map((subscription) => plan(account, subscription))}
          </ul>`
    }
    <h3>Card payments</h3>
    ${
      charges.length === 0
        ? html`<p class="empty">No card payment yet.</p>`
        : html`<ul class="list">
            ${charges.map((charge) => payment(account, charge))}
          </ul>`
    }
    <details>
      <summary>Test cards</summary>
      <dl>
        ${TEST_CARDS.map(
          (card) =>
            html`<dt><code>${groupedNumber(card)}</code></dt>
              <dd>${card.title}</dd>`,
        )}
      </dl>
    </details>`;
}
