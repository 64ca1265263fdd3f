import { refundBooking } from './booking-accounts.js';
import {
  bookedCents,
  refundsOf,
  sameRef,
  type DisputeState,
  type PaymentState,
  type RefundState,
} from './order-state.js';
import type { ProviderFact, ProviderRefund } from '../../domain/provider-fact.js';
import type { InternalFact } from '../../domain/settlement-fact.js';
import { refundParts } from './refund-shares.js';
import type { SettlementDraft } from './settlement-draft.js';

type RefundsSeen = Extract<ProviderFact, { kind: 'refunds_seen' }>;
type DisputeSeen = Extract<ProviderFact, { kind: 'dispute_seen' }>;
type RefundRecorded = Extract<InternalFact, { kind: 'refund_recorded' }>;

/** All refunds of a payment as the provider lists them. What it no longer lists stays; a refund that failed never comes back. */
export function applyRefunds(draft: SettlementDraft, fact: RefundsSeen, now: number): void {
  const payment = paymentNamed(draft, fact);
  if (!payment) return;
  const claims: Claim[] = [];
  for (const refund of fact.refunds) {
    const known = draft.state.refunds.find((one) => sameRef(one, fact.provider, refund.ref));
    if (refund.state === 'failed' && !known) rememberFailed(draft, payment, refund);
    if (refund.state === 'failed' && known?.state === 'succeeded') claims.push({ ...claimOf(known), cents: 0 });
    if (refund.state === 'succeeded' && !known) claims.push(newClaim(payment, refund));
  }
  bookClaims(draft, payment, { news: claims, now });
}

/** A payment that the bank has questioned. A verdict beats the question, and a verdict for us beats an earlier one against us. */
export function applyDispute(draft: SettlementDraft, fact: DisputeSeen, now: number): void {
  const payment = paymentNamed(draft, fact);
  if (!payment) return;
  const known = draft.state.disputes.find((one) => sameRef(one, fact.provider, fact.ref));
  if (known && RANK[known.state] > RANK[fact.state]) {
    draft.ignore('dispute has gone further', fact.ref);
    return;
  }
  const dispute: DisputeState = {
    provider: fact.provider,
    ref: fact.ref,
    paymentRef: fact.paymentRef,
    amountCents: fact.amountCents,
    state: fact.state,
    openedAt: Math.min(known?.openedAt ?? fact.at, fact.at),
    closedAt: fact.state === 'open' ? null : known?.state === fact.state ? known.closedAt : fact.at,
    respondBy: fact.respondBy ?? known?.respondBy ?? null,
  };
  if (fact.state !== 'won' && known?.state !== fact.state)
    draft.add({ kind: 'alert', alert: `dispute_${fact.state}`, ref: fact.ref });
  draft.add({ kind: 'dispute_set', dispute });
  bookClaims(draft, payment, { news: [], now });
}

/** An inquiry that is answered in time does not become a dispute. */
export function applyInquiry(draft: SettlementDraft, fact: Extract<ProviderFact, { kind: 'inquiry_seen' }>): void {
  if (paymentNamed(draft, fact)) draft.add({ kind: 'alert', alert: 'dispute_inquiry', ref: fact.ref });
}

const RANK = { open: 0, lost: 1, won: 2 } as const;

/** Paid back outside the provider: taken off the newest payments first, as far as each is still kept. */
export function recordRefund(draft: SettlementDraft, fact: RefundRecorded, now: number): void {
  if (draft.state.refunds.some(({ ref }) => ref === fact.ref)) {
    draft.ignore('refund is booked', fact.ref);
    return;
  }
  const parts = refundParts(draft.state, fact.amountCents);
  for (const [index, { payment, cents }] of parts.entries()) {
    const claim: Claim = {
      provider: payment.provider,
      // The first one has the name by which the refund is known when it is told again.
      ref: index === 0 ? fact.ref : `${fact.ref}:${index + 1}`,
      kind: 'external',
      cents,
      reason: fact.reason,
      occurredAt: fact.at,
    };
    bookClaims(draft, payment, { news: [claim], now });
  }
  if (parts.reduce((sum, { cents }) => sum + cents, 0) < fact.amountCents)
    draft.add({ kind: 'alert', alert: 'refund_exceeds_payment', ref: fact.ref });
}

function paymentNamed(
  draft: SettlementDraft,
  { provider, paymentRef }: Pick<RefundsSeen, 'provider' | 'paymentRef'>,
): PaymentState | undefined {
  const payment = draft.state.payments.find((one) => sameRef(one, provider, paymentRef));
  if (!payment) draft.ignore('payment is not known', paymentRef);
  return payment;
}

/** A claim on a payment: who wants back how much of it. */
type Claim = Pick<RefundState, 'provider' | 'ref' | 'kind' | 'reason' | 'occurredAt'> & { cents: number };

/**
 * Brings every row of the payment to what it should amount to, and books the difference. Together they never take more than was
 * paid: what the provider refunded counts first, then what we recorded, then what a lost dispute took.
 */
function bookClaims(
  draft: SettlementDraft,
  payment: PaymentState,
  { news, now }: { news: readonly Claim[]; now: number },
): void {
  let room = payment.amountCents;
  for (const claim of claimsOn(draft, payment, news)) {
    const cents = Math.min(claim.cents, room);
    room -= cents;
    if (cents < claim.cents && claim.kind !== 'dispute_lost')
      draft.add({ kind: 'alert', alert: 'refund_exceeds_payment', ref: claim.ref });
    bookDifference(draft, payment, { claim: { ...claim, cents }, now });
  }
}

function claimsOn(draft: SettlementDraft, payment: PaymentState, news: readonly Claim[]): Claim[] {
  const known = refundsOf(draft.state, payment)
    .filter(({ kind }) => kind !== 'dispute_lost')
    .filter((refund) => !news.some((claim) => claim.ref === refund.ref))
    .map(claimOf);
  const refunds = [...known, ...news];
  const lost = draft.state.disputes
    .filter(({ provider, paymentRef }) => sameRef(payment, provider, paymentRef))
    .map((dispute) => withoutReversals(disputeClaim(dispute), { openedAt: dispute.openedAt, refunds }));
  return [...refunds, ...lost].toSorted(
    (one, other) =>
      PRECEDENCE[one.kind] - PRECEDENCE[other.kind] ||
      one.occurredAt - other.occurredAt ||
      (one.ref < other.ref ? -1 : 1),
  );
}

/**
 * PayPal tells what a dispute took twice: as its outcome, and as a reversal among the refunds of the payment. What went back since
 * the dispute began counts for it.
 */
function withoutReversals(claim: Claim, { openedAt, refunds }: { openedAt: number; refunds: Claim[] }): Claim {
  if (claim.provider !== 'paypal') return claim;
  const reversed = refunds
    .filter(({ kind, occurredAt }) => kind === 'refund' && occurredAt >= openedAt)
    .reduce((sum, { cents }) => sum + cents, 0);
  return { ...claim, cents: Math.max(claim.cents - reversed, 0) };
}

const PRECEDENCE = { refund: 0, external: 1, dispute_lost: 2 } as const;

function bookDifference(
  draft: SettlementDraft,
  payment: PaymentState,
  { claim, now }: { claim: Claim; now: number },
): void {
  const known = draft.state.refunds.find((refund) => sameRef(refund, claim.provider, claim.ref));
  const difference = claim.cents - (known ? bookedCents(known) : 0);
  if (difference === 0) return;
  const refund: RefundState = {
    provider: claim.provider,
    ref: claim.ref,
    paymentRef: payment.ref,
    kind: claim.kind,
    amountCents: claim.cents > 0 ? claim.cents : -difference,
    state: claim.cents > 0 ? 'succeeded' : 'reversed',
    revision: (known?.revision ?? 0) + 1,
    reason: claim.reason,
    occurredAt: known?.occurredAt ?? claim.occurredAt,
  };
  draft.add({ kind: 'refund_set', refund });
  draft.add({
    kind: 'booked',
    booking: refundBooking(draft.state, payment, {
      refund,
      cents: difference,
      at: known ? now : claim.occurredAt,
    }),
    movesBalance: payment.bookedAs === 'order',
  });
  if (payment.bookedAs === 'duplicate' && claim.kind === 'refund' && !known)
    draft.add({ kind: 'second_payment', stage: 'paid_back', ref: claim.ref, amountCents: claim.cents });
  if (difference < 0 && claim.kind === 'refund')
    draft.add({ kind: 'alert', alert: 'refund_failed_after_success', ref: claim.ref });
}

function rememberFailed(draft: SettlementDraft, payment: PaymentState, refund: ProviderRefund): void {
  draft.add({
    kind: 'refund_set',
    refund: {
      provider: payment.provider,
      ref: refund.ref,
      paymentRef: payment.ref,
      kind: 'refund',
      amountCents: refund.amountCents,
      state: 'reversed',
      revision: 0,
      reason: null,
      occurredAt: refund.at,
    },
  });
}

const claimOf = (refund: RefundState): Claim => ({ ...refund, cents: bookedCents(refund) });

const newClaim = ({ provider }: PaymentState, { ref, amountCents, at }: ProviderRefund): Claim => ({
  provider,
  ref,
  kind: 'refund',
  cents: amountCents,
  reason: null,
  occurredAt: at,
});

const disputeClaim = ({ provider, ref, state, amountCents, closedAt, openedAt }: DisputeState): Claim => ({
  provider,
  ref,
  kind: 'dispute_lost',
  cents: state === 'lost' ? amountCents : 0,
  reason: null,
  occurredAt: closedAt ?? openedAt,
});
