import { html, type Html } from '../../../page/html.js';
import { knownEmail } from '../checkout/pay-session.js';
import type { Purchase } from '../checkout/purchase.js';
import { moneyText } from '../money/money-text.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import { periodBoundary } from '../plans/billing-calendar.js';
import { recurringOf } from '../plans/start-subscription.js';
import type { StripeAccount } from '../stripe-account.js';
import type { CardEntry } from './card-entry.js';
import { cardForm } from './card-form.js';
import { problem, stripePage } from './stripe-page.js';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function summary(account: StripeAccount, { lines, coupon }: Purchase, session: CheckoutSession): Html {
  const { amount_subtotal, total_details } = session;
  const discount = total_details.amount_discount;
  const code = coupon === null ? undefined : account.find('coupons', coupon)?.name;
  return html`<dl class="sum">
    ${lines.map(
      (line) =>
        html`<dt>${line.quantity > 1 && `${line.quantity} × `}${line.name}</dt>
          <dd>${moneyText(line.unit_amount * line.quantity)}</dd>`,
    )}
    ${
      discount > 0 &&
      html`<dt>Subtotal</dt>
        <dd>${moneyText(amount_subtotal ?? 0)}</dd>
        <dt>Discount ${code ?? coupon}</dt>
        <dd>−${moneyText(discount)}</dd>`
    }
    <dt class="total">${session.mode === 'subscription' ? 'Due today' : 'Total'}</dt>
    <dd class="total">${moneyText(dueToday(session))}</dd>
  </dl>`;
}

/** How a subscription goes on after today. */
function plan(account: StripeAccount, { lines, subscriptionData }: Purchase): Html {
  const line = lines.find(({ price }) => account.find('prices', price)?.recurring);
  const price = line && account.find('prices', line.price);
  if (!line || !price) return html``;
  const recurring = recurringOf(price);
  const { interval, interval_count } = recurring;
  const every = interval_count === 1 ? interval : `${interval_count} ${interval}s`;
  const next = DAY.format(periodBoundary(account.now(), recurring, 1) * 1000);
  return html`<p>
    Then ${moneyText(line.unit_amount * line.quantity)} every ${every}, next on ${next}, from the same card, until the
    plan ends.${subscriptionData.description && html` ${subscriptionData.description}`}
  </p>`;
}

export interface CheckoutView {
  session: CheckoutSession;
  purchase: Purchase;
  entry: CardEntry;
  /** Why the last try did not work. */
  message?: string | undefined;
}

const dueToday = ({ amount_total }: CheckoutSession): number => amount_total ?? 0;

/** The page of a session that saves a card and takes no money. */
function setupPage(account: StripeAccount, { session, entry, message }: CheckoutView): string {
  const { cancel_url, id, setup_intent } = session;
  const about = setup_intent === null ? undefined : account.find('setupIntents', setup_intent)?.description;
  return stripePage(
    'Save your card',
    html`<p class="notice">Sandbox, no real money. This page stands in for Stripe's.</p>
      <h1>Save your card</h1>
      ${cancel_url && html`<p><a href="${cancel_url}">Back without a change</a></p>`}
      <div class="card"><p>Nothing is charged now.${about && html` ${about}`}</p></div>
      ${problem(message)}
      ${cardForm({
        action: `/stripe/c/pay/${id}`,
        entry,
        email: knownEmail(account, session) ?? undefined,
        pay: 'Save this card',
      })}`,
  );
}

/** The hosted page of an open session. */
export function checkoutPage(account: StripeAccount, view: CheckoutView): string {
  const { session, purchase, entry, message } = view;
  if (session.mode === 'setup') return setupPage(account, view);
  const amount = moneyText(dueToday(session));
  const subscribes = session.mode === 'subscription';
  return stripePage(
    `Pay ${amount}`,
    html`<p class="notice">Sandbox, no real money. This page stands in for Stripe's.</p>
      <h1>${subscribes ? 'Start your payment plan' : 'Pay for your order'}</h1>
      ${session.cancel_url && html`<p><a href="${session.cancel_url}">Back without paying</a></p>`}
      <div class="card">${summary(account, purchase, session)}${subscribes && plan(account, purchase)}</div>
      ${problem(message)}
      ${cardForm({
        action: `/stripe/c/pay/${session.id}`,
        entry,
        email: knownEmail(account, session) ?? undefined,
        pay: subscribes ? `Pay ${amount} and start the plan` : `Pay ${amount}`,
      })}`,
  );
}
