import { formatUsd } from '@summit/pricing';
import { SUMMIT_ZONE, type Product, type Provider } from '@summit/rules';
import { REPAIRS, type Finding, type RepairKind } from './stuck-order.js';

type Told = Pick<Finding, 'kind' | 'detail' | 'since'> & { provider: Provider; product: Product };

const NAMES: Readonly<Record<Provider, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: SUMMIT_ZONE });

/** What `detail` says of an attempt, by how it pays. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  one_click: 'the charge of the saved card',
  checkout: 'the payment page',
  plan: "the plan's payment page",
  wallet: 'the PayPal order',
};

/** Mails by the first word of their key. */
const MAILS: Readonly<Record<string, string>> = {
  receipt: 'The receipt',
  details: 'The mail with the next steps',
  installment: 'The receipt of an installment',
  'add-on': 'The mail with the add-on',
  'vip-access': 'The mail that opens the member area',
};

/** What is wrong, in one sentence that an operator understands without knowing the code. */
export function reasonOf({ kind, detail, since, provider, product }: Told): string {
  const name = NAMES[provider];
  switch (kind) {
    case 'pending_too_long':
      return detail === ''
        ? 'No payment is under way any more, and the order still waits for its money.'
        : `${name} has not told us how ${ATTEMPTS[detail] ?? 'the payment'} ended.`;
    case 'not_delivered':
      return product === 'vip'
        ? 'The order is paid, and the member area has not been opened for its buyer.'
        : 'The order is paid, and its coaching sessions have not been planned.';
    case 'not_credited':
      return 'The order is paid, and nobody has decided which affiliate it counts for.';
    case 'without_mail':
      return detail === ''
        ? 'The order is paid, and its buyer has no receipt.'
        : `Installment ${detail} is paid, and its buyer has no receipt of it.`;
    case 'mail_failed':
      return `${MAILS[detail] ?? 'A mail of the order'} has not been taken by the mail server.`;
    case 'paid_twice':
      return `${formatUsd(Number(detail))} came that the order did not owe, and they are not back yet.`;
    case 'plan_without_end':
      return `Nothing ends the payment plan at ${name}: it would charge a fourth time.`;
    case 'plan_behind':
      return `Installment ${detail} of 3 was due on ${DAY.format(since)} and is not paid.`;
    case 'dispute_due':
      return detail === ''
        ? `The buyer's bank disputes the payment, and ${name} has not told us until when it takes evidence.`
        : `The buyer's bank disputes the payment: ${name} takes evidence until ${DAY.format(Number(detail))}.`;
  }
}

const REPAIR_WORDS: Readonly<Record<RepairKind, string>> = {
  inspect: 'Ask the provider',
  tell_again: 'Deliver now',
  mail_again: 'Mail again',
  pay_back: 'Pay back now',
  read_again: 'Ask the provider',
};

/** For the button. */
export const repairWordsOf = ({ kind }: Pick<Finding, 'kind'>): string =>
  kind === 'plan_without_end' ? 'Give the plan its end' : REPAIR_WORDS[REPAIRS[kind]];
