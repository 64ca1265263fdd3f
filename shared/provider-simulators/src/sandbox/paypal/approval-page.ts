import { html, type Html } from '../../page/html.js';
import { page } from '../../page/page.js';
import { DEFAULT_PAYER, PAYEE } from './demo-paypal.js';
import { decimalText } from './paypal-amount.js';
import type { PaypalOrder } from './paypal-state.js';

const HEAD = { name: 'PayPal sandbox', about: 'No real money, no real account.', links: [] } as const;

const PARTS: Record<string, string> = {
  item_total: 'Subtotal',
  shipping: 'Shipping',
  handling: 'Handling',
  tax_total: 'Tax',
  insurance: 'Insurance',
  shipping_discount: 'Discount on shipping',
  discount: 'Discount',
};

export const dollars = (cents: number) => `$${decimalText(cents)}`;

function summary({ unit }: PaypalOrder): Html {
  const parts = Object.entries(unit.breakdown ?? {}).filter(([part, cents]) => part !== 'item_total' && cents > 0);
  return html`<dl class="sum">
    ${unit.items.map(
      (item) =>
        html`<dt>${item.quantity > 1 && `${item.quantity} × `}${item.name}</dt>
          <dd>${dollars(item.unitCents * item.quantity)}</dd>`,
    )}
    ${
      unit.items.length === 0 &&
      html`<dt>${unit.description ?? 'Your order'}</dt>
        <dd>${dollars(unit.breakdown?.['item_total'] ?? unit.cents)}</dd>`
    }
    ${parts.map(
      ([part, cents]) =>
        html`<dt>${PARTS[part]}</dt>
          <dd>${part.endsWith('discount') && '−'}${dollars(cents)}</dd>`,
    )}
    <dt class="total">Total</dt>
    <dd class="total">${dollars(unit.cents)}</dd>
  </dl>`;
}

/** Where the buyer agrees to pay; `opener` is the origin of the window that opened it, for the answer. */
export function approvalPage(order: PaypalOrder, opener: string, declined: boolean): string {
  const payee = order.context.brandName ?? 'Growth & Scale Summit';
  return page({
    ...HEAD,
    title: `Pay ${dollars(order.unit.cents)} · PayPal sandbox`,
    main: html`<div class="narrow">
      <h1>Pay ${payee}</h1>
      <p class="meta">${PAYEE.email}</p>
      ${declined && html`<p class="notice" role="alert">The card was declined. Choose another way to pay.</p>`}
      <div class="card">${summary(order)}</div>
      <form class="card stack" method="post" action="/paypal/checkoutnow">
        <input type="hidden" name="token" value="${order.id}" />
        <input type="hidden" name="opener" value="${opener}" />
        <label
          >Name <input name="name" value="${DEFAULT_PAYER.name}" required maxlength="140" autocomplete="off"
        /></label>
        <label
          >E-mail of the PayPal account
          <input type="email" name="email" value="${DEFAULT_PAYER.email}" required maxlength="254" autocomplete="off"
        /></label>
        <button class="primary" name="choice" value="complete">
          Pay ${dollars(order.unit.cents)} with the balance
        </button>
        <button name="choice" value="decline">Pay with a card that is declined</button>
        <button name="choice" value="review">Pay, and have PayPal review the payment</button>
        <button class="danger" name="choice" value="cancel" formnovalidate>Cancel and go back</button>
      </form>
      <p class="meta">
        A reviewed payment stays pending until you decide it on the
        <a href="/control#paypal" target="_blank" rel="noopener">control page</a>.
      </p>
    </div>`,
  });
}

export interface PaypalAnswer {
  type: 'approved' | 'canceled';
  orderID: string;
  payerID?: string;
}

/** The last page in a window of its own: its script hands the answer to the opener, which closes the window. */
export function answerPage(answer: PaypalAnswer, opener: string, next: string | undefined): string {
  const [title, text] =
    answer.type === 'approved'
      ? ['One moment', 'The payment is being finished in the window you came from.']
      : ['Cancelled', 'Nothing was paid. You can close this window.'];
  return page({
    ...HEAD,
    title: `${title} · PayPal sandbox`,
    script: '/paypal/popup.js',
    main: html`<div
      class="narrow"
      id="answer"
      data-answer="${JSON.stringify(answer)}"
      data-opener="${opener}"
      data-next="${next}"
    >
      <h1>${title}</h1>
      <p role="status">${text}</p>
      ${next && html`<p><a href="${next}">Go on in this window</a></p>`}
    </div>`,
  });
}

/** Shown in the window while the shop makes the order. */
export function waitingPage(): string {
  return page({
    ...HEAD,
    title: 'PayPal sandbox',
    main: html`<div class="narrow">
      <h1>One moment</h1>
      <p role="status">Your order is being prepared.</p>
    </div>`,
  });
}

/** For orders that cannot be approved: unknown, expired, paid. */
export function closedPage(text: string, next: string | undefined): string {
  return page({
    ...HEAD,
    title: 'PayPal sandbox',
    main: html`<div class="narrow">
      <h1>This payment is closed</h1>
      <p>${text}</p>
      ${next && html`<p><a href="${next}">Back to the shop</a></p>`}
    </div>`,
  });
}
