import { HOUR_MS, pacificDay, type DifferenceKind } from '@summit/rules';
import type { Difference } from './difference.js';
import { causeOf } from './difference-sentences.js';
import {
  BOOK_CURRENCY,
  type BookLineKind,
  type LostFee,
  type ReferenceLines,
  type TheirLine,
} from './reference-lines.js';

/** Two clocks tell times that are close together. */
const SAME_MOMENT_MS = HOUR_MS;

/** What is wrong about one reference: its money in one way at most, and each of its fees. */
export function differencesOf(lines: ReferenceLines): Difference[] {
  const kind = moneyKind(lines);
  return [...(kind ? [moneyDifference(lines, kind)] : []), ...feeDifferences(lines)];
}

/** Fees that our book does not have and can have: it is kept in dollars. */
export const feesToBook = ({ theirs, bookedFees }: ReferenceLines): TheirLine[] =>
  theirs.filter(({ id, feeCents, currency }) => feeCents !== 0 && currency === BOOK_CURRENCY && !bookedFees.has(id));

function moneyKind(lines: ReferenceLines): DifferenceKind | null {
  const { ours, theirs } = lines;
  const nature = theirs[0]?.kind ?? ours[0]?.kind;
  if (nature === undefined || nature === 'fee') return null;
  if (nature === 'other') return 'unknown_reference';
  if (ours.length === 0) return missingWithUs(lines, nature);
  const our = sum(ours);
  if (theirs.length === 0) return our === 0 ? null : MISSING_THERE[nature];
  if (ours[0]!.currency !== theirs[0]!.currency) return 'currency_differs';
  const their = sum(theirs);
  if (our !== their) return unequal(lines, nature);
  return isOnAnotherDay(lines, nature) ? 'wrong_day' : null;
}

const MISSING_THERE = {
  charge: 'missing_there',
  refund: 'refund_missing_there',
  dispute: 'dispute_missing_there',
} as const satisfies Record<BookLineKind, DifferenceKind>;

function missingWithUs(
  { theirs, heldCents, orderPayments }: ReferenceLines,
  nature: BookLineKind,
): DifferenceKind | null {
  const their = sum(theirs);
  if (nature === 'refund') return their === 0 ? null : 'refund_missing_with_us';
  if (nature === 'dispute') return their === 0 || their === -heldCents ? null : 'dispute_missing_with_us';
  if (theirs[0]!.orderId === null) return 'unknown_reference';
  return orderPayments.includes(their) ? 'doubled_there' : 'missing_with_us';
}

function unequal({ ours, theirs, heldCents }: ReferenceLines, nature: BookLineKind): DifferenceKind | null {
  const [our, their] = [sum(ours), sum(theirs)];
  if (nature === 'dispute' && their === our - heldCents) return null;
  if (our === 0) return nature === 'refund' ? 'refund_missing_with_us' : 'dispute_missing_with_us';
  if (their === 0) return MISSING_THERE[nature];
  if (ours.length > theirs.length && our % their === 0 && our / their > 1) return 'doubled_with_us';
  if (theirs.length > ours.length && their % our === 0 && their / our > 1) return 'doubled_there';
  return 'amount_differs';
}

/** Only of what happens once: a refund that failed and a dispute are booked when we hear of it. */
function isOnAnotherDay({ ours, theirs }: ReferenceLines, nature: BookLineKind): boolean {
  const [our, their] = [ours[0]!, theirs[0]!];
  if (nature === 'dispute' || ours.length > 1 || theirs.length > 1) return false;
  return Math.abs(our.at - their.at) > SAME_MOMENT_MS && pacificDay(our.at) !== pacificDay(their.at);
}

function moneyDifference(lines: ReferenceLines, kind: DifferenceKind): Difference {
  const { provider, reference, ours, theirs } = lines;
  const ourCents = ours.length === 0 ? null : sum(ours);
  const theirCents = theirs.length === 0 ? null : sum(theirs);
  const first = theirs[0] ?? ours[0]!;
  return {
    kind,
    provider,
    reference,
    orderId: ours.find(({ orderId }) => orderId)?.orderId ?? theirs.find(({ orderId }) => orderId)?.orderId ?? null,
    ourCents,
    theirCents,
    currency: first.currency,
    at: first.at,
    cause: causeOf(kind, { provider, ours, theirs, ourCents, theirCents }),
  };
}

function feeDifferences({ provider, ours, theirs, bookedFees }: ReferenceLines): Difference[] {
  return theirs.flatMap((line) => {
    const booked = bookedFees.get(line.id) ?? null;
    if ((booked ?? 0) === line.feeCents) return [];
    const kind = booked === null ? 'fee_not_booked' : 'fee_differs';
    const cents = { ourCents: booked, theirCents: line.feeCents };
    return [
      {
        kind,
        provider,
        // A dispute can have several lines, each with its fee.
        reference: line.id,
        orderId: ours[0]?.orderId ?? line.orderId,
        ...cents,
        currency: line.currency,
        at: line.at,
        cause: causeOf(kind, { provider, ours: [], theirs: [line], ...cents }),
      },
    ];
  });
}

/** The provider takes back what it said of a fee: the booking of it is one too many. */
export function lostFeeDifference({ provider, id, cents, at }: LostFee): Difference {
  const both = { ourCents: cents, theirCents: 0 };
  const cause = causeOf('fee_differs', { provider, ours: [], theirs: [], ...both });
  return { kind: 'fee_differs', provider, reference: id, orderId: null, ...both, currency: BOOK_CURRENCY, at, cause };
}

const sum = (lines: readonly { cents: number }[]): number => lines.reduce((total, { cents }) => total + cents, 0);
