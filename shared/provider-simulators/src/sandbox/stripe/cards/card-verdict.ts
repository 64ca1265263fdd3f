import { AUTHENTICATION_REQUIRED, GENERIC_DECLINE, testCard, type Decline } from './test-cards.js';

/** What the sandbox knows of a payment method and the API does not show. */
export interface CardFile {
  number: string;
  /** Saved with the buyer's consent to later payments. */
  saved: boolean;
  /** Set on the control page: the card is declined without the buyer until it is mended. */
  refusing: boolean;
}

export interface CardUse {
  /** The buyer is not there: one-click, installments. */
  offSession: boolean;
  /** The buyer has passed 3-D Secure for this payment. */
  authenticated: boolean;
}

export type Verdict = { kind: 'approved' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline };

/** What the card network says to a payment; nothing is booked. */
export function cardVerdict(file: CardFile, { offSession, authenticated }: CardUse): Verdict {
  const card = testCard(file.number);
  if (!card || (file.refusing && offSession)) return { kind: 'declined', decline: GENERIC_DECLINE };
  const asks =
    card.authentication === 'always' || (card.authentication === 'until_saved' && !(offSession && file.saved));
  if (asks && offSession) return { kind: 'declined', decline: AUTHENTICATION_REQUIRED };
  if (asks && !authenticated) return { kind: 'authenticate' };
  const decline = card.declines ?? (offSession ? card.declinesLater : undefined);
  return decline ? { kind: 'declined', decline } : { kind: 'approved' };
}
