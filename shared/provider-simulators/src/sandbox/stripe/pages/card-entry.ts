import { testCard, type TestCard } from '../cards/test-cards.js';

/** What the buyer typed; kept on the page when the card is declined. */
export interface CardEntry {
  email: string;
  name: string;
  /** Chosen from the list. */
  card: string;
  /** Typed; goes before the list. */
  number: string;
  expiry: string;
  cvc: string;
}

const LONGEST = 254;
const NOT_A_TEST_CARD = 'Your card was declined. Your request was in test mode, but used a non test card.';

export function cardEntry(body: unknown): CardEntry {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const field = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
  };
  return {
    email: field('email'),
    name: field('name'),
    card: field('card'),
    number: field('number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
  };
}

/** The check digit of card numbers (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

/** Whether "12 / 45" lies before the month of `now` (seconds); undefined for what is no month and year. */
function isPast(expiry: string, now: number): boolean | undefined {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  const today = new Date(now * 1000);
  const months = (2000 + Number(year)) * 12 + Number(month) - 1;
  return months < today.getUTCFullYear() * 12 + today.getUTCMonth();
}

/** The test card that was entered, or Stripe's sentence on what is wrong. A real number goes no further than this. */
export function enteredCard({ card, number, expiry, cvc }: CardEntry, now: number): TestCard | string {
  const typed = number === '' ? card : number;
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (digits === '') return 'Your card number is incomplete.';
  const known = testCard(digits);
  if (!known) return isCardNumber(digits) ? NOT_A_TEST_CARD : 'Your card number is invalid.';
  const past = isPast(expiry, now);
  if (past === undefined) return "Your card's expiration date is incomplete.";
  if (past) return "Your card's expiration year is invalid.";
  if (!/^\d{3,4}$/.test(cvc)) return "Your card's security code is incomplete.";
  return known;
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** What the page is first shown with: a press on the button pays. */
export const FRESH_ENTRY: CardEntry = {
  email: '',
  name: 'Robin Buyer',
  card: '4242424242424242',
  number: '',
  expiry: '12 / 45',
  cvc: '123',
};
