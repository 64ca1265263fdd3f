import { formatUsd } from '@summit/pricing';
import { PRODUCT_NAMES, pacificDayInWords } from '@summit/rules';
import type { AttributionOutcome } from '../domain/attribution.js';
import type { ClaimSource, ClaimVerdict } from '../domain/claim.js';
import { periodName } from '../domain/payout-period.js';
import type { ReceiptStep } from '../domain/receipt.js';
import type { Suspicion } from '../domain/suspicion.js';

const CAME: Record<ClaimSource, string> = {
  order: 'came with the order, from the last link that the browser followed',
  signup: "came with the buyer's registration",
  click: "came with a click of the buyer's browser",
  purchase: 'came with an earlier purchase of the buyer',
};

const VERDICTS: Record<ClaimVerdict, string> = {
  credited: 'The order counts for it.',
  overruled: 'Another code goes first.',
  earlier_purchase: 'It belongs to that purchase: each order counts by itself.',
  too_old: 'That was more than 45 days before the order.',
  disabled: 'Its account was disabled.',
  unknown_code: 'It belonged to nobody.',
  self_referral: 'It is the code of the buyer: own orders earn nothing.',
  test_order: 'A test order earns nothing.',
  no_code: 'It named nobody.',
};

const RULES: Record<AttributionOutcome, (code: string) => string> = {
  credited: (code) => `The order counts for ${code}.`,
  self_referral: (code) => `${code} is the buyer's own code: own orders earn nothing, and no other code counts.`,
  unknown_code: (code) => `${code} belonged to no affiliate, so the order counts for nobody.`,
  disabled: (code) => `The account of ${code} was disabled, so the order counts for nobody.`,
  too_old: (code) => `The registration with ${code} was more than 45 days old, so the order counts for nobody.`,
  no_code: () => 'No code was known, so the order counts for nobody.',
  test_order: () => 'A test order counts for nobody.',
};

const GOES_FIRST: Record<'order' | 'signup' | 'click' | 'none', string> = {
  order: "The order's own code goes first.",
  signup: "The order named no affiliate, so the registration's code counts.",
  click: "Order and registration named no affiliate, so the last click of the buyer's browser counts.",
  none: '',
};

export const SUSPICION_TEXTS: Record<Suspicion, string> = {
  self_referral: 'the buyer may be the affiliate',
  click_burst: 'very many clicks came within an hour and next to nobody registered',
  shared_card: 'one card seems to have paid for several addresses',
  refund_rate: "many of the affiliate's orders were paid back",
};

/** What a step says, in one or two sentences. */
export function stepText(step: ReceiptStep): string {
  switch (step.kind) {
    case 'visits':
      return visitsText(step.code, step.facts.total);
    case 'claim':
      return `${step.code} ${CAME[step.facts.source]}. ${VERDICTS[step.facts.verdict]}`;
    case 'order':
      return `${PRODUCT_NAMES[step.facts.product].long} was paid.`;
    case 'rule':
      return `${RULES[step.facts.outcome](step.code ?? '')} ${GOES_FIRST[step.facts.source]}`.trim();
    case 'commission':
      return commissionText(step.facts);
    case 'hold':
      return holdText(step.facts);
    case 'review':
      return `A person looks at it before it is paid out: ${step.facts.suspicions.map((one) => SUSPICION_TEXTS[one]).join('; ')}.`;
    case 'decision':
      return step.facts.decision === 'released'
        ? 'A person looked at it and released it.'
        : 'A person looked at it and denied it: the order earns nothing.';
    case 'payout':
      return `${formatUsd(step.facts.amountCents)} went into the payout of ${periodName(step.facts.period)}.`;
    case 'payout_closed':
      return step.facts.outcome === 'paid'
        ? 'The payout was transferred.'
        : 'The transfer failed. The money goes into the next payout.';
  }
}

type FactsOf<Kind extends ReceiptStep['kind']> = Extract<ReceiptStep, { kind: Kind }>['facts'];

const visitsText = (code: string | null, total: number): string =>
  `${total === 1 ? 'One visit' : `${total.toLocaleString('en-US')} visits`} came with ${code} in the 45 days before the order, the last one then.`;

function commissionText({ change, amountCents, keptCents }: FactsOf<'commission'>): string {
  const kept = keptCents === null ? '' : ` ${formatUsd(keptCents)} of the order is kept.`;
  if (change === 'earn') return `${formatUsd(amountCents)} was earned, half of what is kept.${kept}`;
  const back = `${formatUsd(-amountCents)} was taken back`;
  return change === 'clawback'
    ? `${back} after it was paid out; the next payout is less by it.${kept}`
    : `${back}.${kept}`;
}

function holdText({ disputed, payableAt }: FactsOf<'hold'>): string {
  if (disputed) return 'The payment is disputed. Nothing is paid out until that is closed.';
  if (payableAt === null) return 'It waits for the sessions to be completed.';
  return `It waits for the refund period to end: it can be paid out from ${pacificDayInWords(payableAt)}.`;
}

/** Why an order does not count for a code: the rule, and the code that went first. */
export function missedText(missed: {
  verdict: ClaimVerdict;
  decided: { code: string | null; source: 'order' | 'signup' | 'click' | 'none'; outcome: AttributionOutcome };
}): string {
  const { verdict, decided } = missed;
  const rule = `${RULES[decided.outcome](decided.code ?? '')} ${GOES_FIRST[decided.source]}`.trim();
  return verdict === 'test_order' ? rule : `${VERDICTS[verdict]} ${rule}`;
}
