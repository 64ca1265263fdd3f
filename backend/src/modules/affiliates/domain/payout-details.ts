import { isBundledAddress, isEmail, isErasedAddress, maskEmail, normalizeEmail } from '@summit/rules';
import { hasLookAlikes } from './look-alikes.js';

interface WithTaxNote {
  /** For the operator's tax forms. */
  taxNote: string | null;
}

export interface PaypalDetails extends WithTaxNote {
  kind: 'paypal';
  email: string;
}

export interface BankDetails extends WithTaxNote {
  kind: 'bank';
  holder: string;
  /** An IBAN, or a US account number; no spaces. */
  account: string;
  /** Routing number of a US bank; BIC beside an IBAN, where one was given. */
  routing: string | null;
}

/** What was sealed with a secret that this process does not have: it is there, and nobody is paid by it. */
export interface UnreadableDetails extends WithTaxNote {
  kind: 'unreadable';
}

export type PayoutDetails = PaypalDetails | BankDetails | UnreadableDetails;

/** PayPal at an address that stands for none: not yet given, or erased. Both were stored by earlier releases. */
export const goesNowhere = (details: PayoutDetails): boolean =>
  details.kind === 'paypal' && (isBundledAddress(details.email) || isErasedAddress(details.email));

export type PayoutProblem =
  | 'email_invalid'
  | 'look_alike_letters'
  | 'payout_holder_required'
  | 'payout_account_invalid'
  | 'payout_routing_invalid';

/** As typed. */
export interface GivenPayoutDetails {
  kind: (PaypalDetails | BankDetails)['kind'];
  paypalEmail: string;
  holder: string;
  account: string;
  routing: string;
  taxNote: string;
}

/** Providers of money know these signs only. */
const ASCII = /^[\x21-\x7e]*$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const US_ACCOUNT = /^\d{4,17}$/;
const US_ROUTING = /^\d{9}$/;
/** What the last two digits of the sum of a routing number are weighed with. */
const ROUTING_WEIGHTS = [3, 7, 1];
const SHOWN_DIGITS = 4;

/** What somebody typed, or what is wrong with it. Look-alike letters are refused in every field: the money would go to somebody else. */
export function payoutDetails(given: GivenPayoutDetails): PayoutDetails | PayoutProblem {
  const taxNote = given.taxNote.trim() || null;
  if (taxNote !== null && hasLookAlikes(taxNote.replace(/\s/g, ' '))) return 'look_alike_letters';
  return given.kind === 'paypal' ? paypal(given.paypalEmail.trim(), taxNote) : bank(given, taxNote);
}

function paypal(typed: string, taxNote: string | null): PayoutDetails | PayoutProblem {
  // Looked at before it is normalized, which would make plain letters of many.
  if (typed !== '' && !ASCII.test(typed)) return 'look_alike_letters';
  const email = normalizeEmail(typed);
  return isEmail(email) ? { kind: 'paypal', email, taxNote } : 'email_invalid';
}

function bank(
  { holder: typedHolder, account: typedAccount, routing: typedRouting }: GivenPayoutDetails,
  taxNote: string | null,
): PayoutDetails | PayoutProblem {
  const holder = typedHolder.trim().replace(/\s+/g, ' ');
  const account = compact(typedAccount);
  const routing = compact(typedRouting);
  if (holder === '') return 'payout_holder_required';
  if (hasLookAlikes(holder) || !ASCII.test(account) || !ASCII.test(routing)) return 'look_alike_letters';
  if (US_ACCOUNT.test(account))
    return isRoutingNumber(routing) ? { kind: 'bank', holder, account, routing, taxNote } : 'payout_routing_invalid';
  if (!isIban(account)) return 'payout_account_invalid';
  if (routing !== '' && !BIC.test(routing)) return 'payout_routing_invalid';
  return { kind: 'bank', holder, account, routing: routing || null, taxNote };
}

const compact = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** ISO 13616: the number that it spells leaves 1 when divided by 97. */
function isIban(account: string): boolean {
  if (!IBAN.test(account)) return false;
  const digits = [...(account.slice(4) + account.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

function isRoutingNumber(routing: string): boolean {
  if (!US_ROUTING.test(routing)) return false;
  const sum = [...routing].reduce((total, digit, index) => total + Number(digit) * ROUTING_WEIGHTS[index % 3]!, 0);
  return sum > 0 && sum % 10 === 0;
}

/** What may be shown of it: `a***@example.com`, `****4321`. */
export function maskedPayTo(details: PayoutDetails): string {
  if (details.kind === 'unreadable') return '****';
  return details.kind === 'paypal' ? maskEmail(details.email) : `****${details.account.slice(-SHOWN_DIGITS)}`;
}

/** In a sentence: `PayPal, a***@example.com`, `Bank account ****4321`. */
export function payoutMethodText(details: PayoutDetails): string {
  if (details.kind === 'unreadable') return 'A method that cannot be read';
  return `${details.kind === 'paypal' ? 'PayPal,' : 'Bank account'} ${maskedPayTo(details)}`;
}
