/** Why a card network says no, in Stripe's codes and words. */
export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  /** What the card does, for the list on the payment page. */
  title: string;
  /** Every payment is declined. */
  declines?: Decline;
  /** Payments without the buyer (one-click, installments) are declined. */
  declinesLater?: Decline;
  /** 3-D Secure: only until the card has been saved with the buyer's consent, or for every payment. */
  authentication?: 'until_saved' | 'always';
  /** The buyer's bank takes every payment back. */
  disputed?: true;
}

const declined = (decline_code: string): Decline => ({
  code: 'card_declined',
  decline_code,
  message: decline_code === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
});

export const GENERIC_DECLINE = declined('generic_decline');

export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The numbers of payments.md 5.2. Anything else is no card here. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', title: 'Visa that works' },
  { number: '5555555555554444', brand: 'mastercard', title: 'Mastercard that works' },
  { number: '4000000000000002', brand: 'visa', title: 'Declined', declines: GENERIC_DECLINE },
  { number: '4000000000009995', brand: 'visa', title: 'Not enough money', declines: declined('insufficient_funds') },
  { number: '4000000000009987', brand: 'visa', title: 'Lost card', declines: declined('lost_card') },
  { number: '4000000000009979', brand: 'visa', title: 'Stolen card', declines: declined('stolen_card') },
  {
    number: '4000000000000069',
    brand: 'visa',
    title: 'Expired card',
    declines: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    title: 'Wrong security code',
    declines: {
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    title: 'Error while the card is charged',
    declines: {
      code: 'processing_error',
      decline_code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    title: 'Works now, declined for one-click and installments',
    declinesLater: GENERIC_DECLINE,
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    title: '3-D Secure now, then works without',
    authentication: 'until_saved',
  },
  { number: '4000002760003184', brand: 'visa', title: '3-D Secure for every payment', authentication: 'always' },
  {
    number: '4000008260003178',
    brand: 'visa',
    title: '3-D Secure now, later not enough money',
    authentication: 'until_saved',
    declinesLater: declined('insufficient_funds'),
  },
  { number: '4000000000000259', brand: 'visa', title: 'Works, then the bank disputes it', disputed: true },
];

/** The card behind a number as people type it, with spaces or dashes. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** "4242 4242 4242 4242" */
export function groupedNumber({ number }: TestCard): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
