import { html } from '../../../page/html.js';
import { stripePage } from './stripe-page.js';

/** The step at the buyer's bank: 3-D Secure. `amount` null: a card is saved and nothing is paid. */
export function authenticatePage(action: string, amount: string | null): string {
  return stripePage(
    'Confirm with your bank',
    html`<h1>Confirm with your bank</h1>
      <p class="lead">
        The bank of this test card wants to hear from the buyer before it
        ${amount === null ? 'lets the card be saved' : `pays ${amount}`} (3-D Secure).
      </p>
      <form class="card stack" method="post" action="${action}">
        <button class="primary" name="outcome" value="approve">Approve the payment</button>
        <button class="danger" name="outcome" value="fail">Refuse it</button>
      </form>`,
  );
}
