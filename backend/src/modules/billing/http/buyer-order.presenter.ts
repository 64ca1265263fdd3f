import type { BuyerOrder, BuyerRefund, PlanCard } from '@summit/contracts';
import { maskEmail } from '@summit/rules';
import type { OrderHistory } from '../../payments/payments.public.js';
import type { OrderOfBuyer } from '../application/buyer-orders.use-case.js';
import { presentPurchases } from './purchase.presenter.js';

const iso = (ms: number): string => new Date(ms).toISOString();

/** An order as the page of its buyer shows it; none for an order without money. */
export const presentBuyerOrder = (one: OrderOfBuyer): BuyerOrder[] =>
  presentPurchases([one.history]).map((purchase) => ({
    ...purchase,
    coaching: one.coaching.map(({ number, kind, completedAt }) => ({
      number,
      included: kind === 'included',
      held_at: completedAt === null ? null : iso(completedAt),
    })),
    files: one.files,
    refund: presentRefund(one),
    plan_card: presentPlanCard(one.history),
    correction: correctionOf(one),
  }));

const presentPlanCard = ({ plan }: OrderHistory): PlanCard | null =>
  plan && {
    can_change: plan.charges,
    last4: plan.card?.last4 ?? null,
    given_at: plan.card ? iso(plan.card.givenAt) : null,
  };

function presentRefund({ refund: { refusal, until }, requests }: OrderOfBuyer): BuyerRefund {
  const asked = requests.find(({ kind }) => kind === 'refund');
  return {
    can_ask: refusal === null && !asked,
    guarantee_until: until === null ? null : iso(until),
    request: asked ? { state: asked.state, asked_at: iso(asked.askedAt), answer: asked.answer } : null,
  };
}

/** Null for an approved request, because the order itself shows the new address. */
function correctionOf({ requests }: OrderOfBuyer): BuyerOrder['correction'] {
  const newest = requests.find(({ kind }) => kind === 'email');
  if (!newest?.newEmail || newest.state === 'approved') return null;
  return { email: maskEmail(newest.newEmail), state: newest.state, answer: newest.answer };
}
