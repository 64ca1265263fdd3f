import { moneyString } from '@summit/pricing';
import { pacificDay, PROVIDER_NAMES, type DifferenceKind } from '@summit/rules';
import { BOOK_CURRENCY, type ReferenceLines } from './reference-lines.js';

export type Finding = Pick<ReferenceLines, 'provider' | 'ours' | 'theirs'> & {
  ourCents: number | null;
  theirCents: number | null;
};

/** `$37.00`, `-$7.00`, `5.00 EUR`. */
export function moneyIn(cents: number, currency: string): string {
  const amount = moneyString(Math.abs(cents));
  const sign = cents < 0 ? '-' : '';
  return currency === BOOK_CURRENCY ? `${sign}$${amount}` : `${sign}${amount} ${currency.toUpperCase()}`;
}

const WHOSE_IT_IS =
  'First look whether another installation of this product made it: then it is good money of that one. If not, and a backup was brought back, its order may be gone: no notification brings it back, so pay it back at the provider, or see docs/backup.md.';

/** Why the books differ, and what to look at: one sentence for each kind. */
export function causeOf(kind: DifferenceKind, finding: Finding): string {
  const name = PROVIDER_NAMES[finding.provider];
  const { ours, theirs, ourCents, theirCents } = finding;
  const our = moneyIn(ourCents ?? 0, ours[0]?.currency ?? BOOK_CURRENCY);
  const their = moneyIn(theirCents ?? 0, theirs[0]?.currency ?? BOOK_CURRENCY);
  const back = (money: string): string => money.replace(/^-/, '');
  const SENTENCES: Readonly<Record<DifferenceKind, () => string>> = {
    missing_with_us: () =>
      `${name} took ${their} for an order, and our book has no such payment: its notifications were lost or refused. Replay them.`,
    missing_there: () =>
      `Our book has a payment of ${our}, and ${name} lists none: it was never captured, or belongs to another account.`,
    amount_differs: () => `Our book says ${our} and ${name} says ${their} about the same reference.`,
    currency_differs: () => `Our book says ${our} and ${name} says ${their}: the currencies differ.`,
    refund_missing_with_us: () =>
      `${name} paid ${back(their)} back, and our book has no such refund: somebody refunded there and we were not told.`,
    refund_missing_there: () =>
      `Our book has a refund of ${back(our)}, and ${name} lists none: the money has not gone back.`,
    dispute_missing_with_us: () =>
      `A bank took ${back(their)} back at ${name}, and our book knows of no open or lost dispute that took it.`,
    dispute_missing_there: () => `Our book has lost ${back(our)} by a dispute, and ${name} lists no such loss.`,
    doubled_there: () =>
      `${name} has ${their} more than once where our book has it once: the buyer may have been charged twice. Look at the order before you pay back.`,
    doubled_with_us: () => `Our book has ${our} where ${name} has ${their}: it was booked more than once.`,
    wrong_day: () =>
      `Our book has this on ${pacificDay(ours[0]!.at)} and ${name} on ${pacificDay(theirs[0]!.at)} (Pacific days): days and months add up differently.`,
    fee_not_booked: () => `${name} kept a fee of ${their} that is not in our book, which is kept in dollars.`,
    fee_differs: () => `Our book has a fee of ${our} and ${name} says ${their}: it was changed after it was booked.`,
    unknown_reference: () =>
      finding.provider === 'stripe' && theirs[0]?.kind === 'charge'
        ? `${name} has a payment of ${their} that names no order of ours: an installment of a payment plan whose notification was lost, or not made by this installation. Replay the notifications; an installment is then booked. ${WHOSE_IT_IS}`
        : `${name} has a movement of ${their} that names no order of ours: it was not made by this installation, or by hand.${theirs[0]?.kind === 'charge' ? ` ${WHOSE_IT_IS}` : ''}`,
  };
  return SENTENCES[kind]();
}
