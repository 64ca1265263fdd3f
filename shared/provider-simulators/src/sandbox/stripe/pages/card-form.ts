import { html, type Html } from '../../../page/html.js';
import { groupedNumber, TEST_CARDS } from '../cards/test-cards.js';
import type { CardEntry } from './card-entry.js';

export interface CardFormParts {
  action: string;
  entry: CardEntry;
  /** An address that is known already; asked for otherwise. Null asks for none. */
  email: string | null | undefined;
  /** Text of the button. */
  pay: string;
}

function emailField(known: string | null | undefined, entry: CardEntry): Html {
  if (known === null) return html``;
  if (known !== undefined) {
    return html`<dl class="sum">
      <dt>E-mail</dt>
      <dd>${known}</dd>
    </dl>`;
  }
  return html`<label
    >E-mail <input type="email" name="email" value="${entry.email}" required maxlength="254" autocomplete="email"
  /></label>`;
}

/** Card fields that work without a script. A typed number goes before the chosen card. */
export function cardForm({ action, entry, email, pay }: CardFormParts): Html {
  return html`<form class="card stack" method="post" action="${action}">
    ${emailField(email, entry)}
    <label
      >Test card
      <select name="card">
        ${TEST_CARDS.map(
          (card) =>
            html`<option value="${card.number}" ${card.number === entry.card && html`selected`}>
              ${groupedNumber(card)} · ${card.title}
            </option>`,
        )}
      </select></label
    >
    <label
      >Or type its number
      <input
        name="number"
        value="${entry.number}"
        inputmode="numeric"
        maxlength="24"
        autocomplete="off"
        aria-describedby="number-note"
    /></label>
    <p class="meta" id="number-note">Only the test cards of the list work. Never type the number of a real card.</p>
    <div class="fields">
      <label
        >Expires (MM / YY)
        <input
          name="expiry"
          value="${entry.expiry}"
          inputmode="numeric"
          maxlength="9"
          size="9"
          autocomplete="off"
          required
      /></label>
      <label
        >Security code
        <input name="cvc" value="${entry.cvc}" inputmode="numeric" maxlength="4" size="5" autocomplete="off" required
      /></label>
    </div>
    <label
      >Name on the card <input name="name" value="${entry.name}" maxlength="140" autocomplete="off" required
    /></label>
    <button class="primary">${pay}</button>
  </form>`;
}
