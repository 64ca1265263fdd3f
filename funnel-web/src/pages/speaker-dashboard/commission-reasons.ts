import type { SpeakerCommission, SpeakerCommissionChange, SpeakerCommissionState } from '@summit/contracts';
import { formatCount } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { amountText, periodText } from './portal-format';
import { dayText } from '../../lib/site/shown-date';

export const STATE_TEXTS: Record<SpeakerCommissionState, string> = {
  waiting_for_delivery: 'Waits for delivery',
  held: 'On hold',
  disputed: 'In dispute',
  payable: 'In the next payout',
  in_payout: 'Being paid',
  paid: 'Paid',
  taken_back: 'Taken back',
  canceled: 'Canceled',
  own_order: 'Own order',
  in_review: 'In review',
  denied: 'Denied',
};

export interface ReasonStep {
  name: 'Click' | 'Signup' | 'Order' | 'Hold' | 'Payout';
  text: string;
}

const HOLD_RULES: Record<Product, string> = {
  vip: '7 days after the summit, or after the order if that is later',
  implementation: '48 hours after the session',
  dfy: '30 days after the final session',
};

/** Why a commission is what it is: click, signup, order, hold, payout. */
export const commissionReasons = (commission: SpeakerCommission): ReasonStep[] => [
  { name: 'Click', text: clickText(commission) },
  { name: 'Signup', text: signupText(commission) },
  { name: 'Order', text: orderText(commission) },
  { name: 'Hold', text: holdText(commission) },
  { name: 'Payout', text: payoutText(commission) },
];

function clickText({ clicks, last_click_at }: SpeakerCommission): string {
  if (clicks === 0 || last_click_at === null)
    return 'No visit with your code was counted in the 45 days before the order.';
  const visits = clicks === 1 ? 'One visit' : `${formatCount(clicks)} visits`;
  return `${visits} came with your code in the 45 days before the order, the last on ${dayText(last_click_at)}.`;
}

const signupText = ({ registered_at }: SpeakerCommission): string =>
  registered_at === null
    ? 'The buyer did not register with your code.'
    : `The buyer registered with your code on ${dayText(registered_at)}.`;

const ORIGINS: Record<SpeakerCommission['source'], string> = {
  order: 'Your code came with the order',
  signup: 'Your code came from the registration',
  click: "Your code came from the last click of the buyer's browser",
};

function orderText({ state, source, paid_at, kept, changes }: SpeakerCommission): string {
  const origin = ORIGINS[source];
  if (state === 'own_order')
    return `${origin}, paid on ${dayText(paid_at)}. You bought with your own address: own orders earn no commission.`;
  if (kept === 0 && changes.length > 0)
    return `${origin}, paid on ${dayText(paid_at)}. Nothing of the order is kept: the money went back to the buyer.`;
  const isReduced = changes.some(({ kind }) => kind !== 'earn');
  const share = `${amountText(kept)} of the order is kept${isReduced ? ' after refunds and disputes' : ''}, and half of it is yours.`;
  return `${origin}, paid on ${dayText(paid_at)}. ${share}`;
}

function holdText({ state, product, payable_at }: SpeakerCommission): string {
  if (state === 'own_order' || state === 'canceled' || state === 'taken_back') return 'There is nothing to hold.';
  const rule = `Refunds are possible until ${HOLD_RULES[product]}.`;
  if (state === 'disputed') return 'The payment is disputed. Nothing of it is paid out until that is closed.';
  if (state === 'in_review') return 'A person looks at this order before it is paid out. The receipt says why.';
  if (state === 'denied') return 'A person looked at this order and denied it. The receipt says why.';
  if (payable_at === null) return `${rule} The sessions are not completed yet.`;
  return `${rule} It can be paid out from ${dayText(payable_at)}.`;
}

const signed = ({ amount }: SpeakerCommissionChange): string => amountText(amount);

function payoutText({ state, changes }: SpeakerCommission): string {
  if (state === 'own_order') return 'Nothing is paid out for it.';
  const paidOut = changes.filter(({ payout_period }) => payout_period !== null);
  const parts = paidOut.map((change) => `${signed(change)} in the payout of ${periodText(change.payout_period!)}`);
  const open = changes.filter(({ payout_period }) => payout_period === null);
  if (state === 'taken_back') {
    parts.push(`the next payout takes ${open.map((change) => amountText(-change.amount)).join(' and ')} back`);
  }
  if (state === 'denied') return 'Nothing is paid out for it.';
  if (parts.length > 0) return `${parts.join('; ')}.`;
  return state === 'canceled' ? 'It was taken back before it was paid out.' : 'Payouts run on the 1st of each month.';
}
