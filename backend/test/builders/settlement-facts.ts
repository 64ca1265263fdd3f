import type { Provider } from '@summit/rules';
import { SettlementMemory } from '../../src/modules/payments/settlement/application/settlement-memory.fake.js';
import type { OrderState } from '../../src/modules/payments/settlement/domain/order-state.js';
import type { PaymentReceived, ProviderFact, ProviderRefund } from '../../src/modules/payments/domain/provider-fact.js';
import type { SettlementFact } from '../../src/modules/payments/domain/settlement-fact.js';
import { settle } from '../../src/modules/payments/settlement/domain/settlement.js';
import type { Change } from '../../src/modules/payments/settlement/domain/settlement-change.js';

export const ID = '00000001-0000-4000-8000-000000000000';
export const RIVAL = '00000002-0000-4000-8000-000000000000';
export const AT = Date.parse('2025-10-28T18:00:00Z');
export const DAY = 86_400_000;

export const PENDING: OrderState = {
  id: ID,
  product: 'implementation',
  plan: false,
  totalCents: 9_700,
  installmentCents: null,
  buyerId: 'b0000000-0000-4000-8000-000000000000',
  rivalHeld: false,
  addressHolds: false,
  books: {
    status: 'pending',
    statusBeforeDispute: null,
    capturedCents: 0,
    refundedCents: 0,
    email: null,
    name: null,
    paidAt: null,
    completedAt: null,
  },
  payments: [],
  refunds: [],
  disputes: [],
  attempts: [{ id: 'a1', kind: 'checkout', state: 'open', providerRef: 'cs_1', declineCode: null }],
  subscription: null,
  installments: [],
  cardSaved: false,
};
export const PLAN: OrderState = {
  ...PENDING,
  product: 'dfy',
  plan: true,
  totalCents: 249_700,
  installmentCents: [83_233, 83_233, 83_234],
};

export const payment = (over: Partial<PaymentReceived> = {}): PaymentReceived => ({
  kind: 'payment_received',
  provider: 'stripe',
  orderId: ID,
  ref: 'pi_1',
  amountCents: 9_700,
  currency: 'usd',
  receivedAt: AT,
  attemptRef: 'cs_1',
  installment: null,
  payer: { email: ' Payer@Example.com ', name: 'Sam Rivera' },
  card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1', brand: 'visa', last4: '4242' },
  ...over,
});
export const month = (number: number, over: Partial<PaymentReceived> = {}): PaymentReceived =>
  payment({
    ref: `pi_${number}`,
    amountCents: number === 3 ? 83_234 : 83_233,
    receivedAt: AT + (number - 1) * 30 * DAY,
    attemptRef: number === 1 ? 'cs_1' : null,
    installment: { invoiceRef: `in_${number}`, subscriptionRef: 'sub_1' },
    ...over,
  });
type RefundsSeen = Extract<ProviderFact, { kind: 'refunds_seen' }>;
type DisputeSeen = Extract<ProviderFact, { kind: 'dispute_seen' }>;
export const refunds = (...list: Partial<ProviderRefund>[]): RefundsSeen => ({
  kind: 'refunds_seen',
  provider: 'stripe',
  paymentRef: 'pi_1',
  refunds: list.map((refund, index) => ({
    ref: `re_${index + 1}`,
    amountCents: 4_700,
    state: 'succeeded',
    at: AT + DAY,
    ...refund,
  })),
});
export const dispute = (
  state: 'open' | 'won' | 'lost',
  over: Partial<Pick<DisputeSeen, 'ref' | 'amountCents' | 'paymentRef' | 'at' | 'respondBy'>> = {},
): DisputeSeen => ({
  kind: 'dispute_seen',
  provider: 'stripe',
  paymentRef: 'pi_1',
  ref: 'dp_1',
  state,
  amountCents: 9_700,
  at: AT + 2 * DAY,
  respondBy: null,
  ...over,
});
export const overdue = (invoiceRef = 'in_2', nextAttemptAt: number | null = AT + 33 * DAY): ProviderFact => ({
  kind: 'installment_failed',
  orderId: ID,
  subscriptionRef: 'sub_1',
  invoiceRef,
  nextAttemptAt,
  payUrl: `https://pay.test/${invoiceRef}`,
});
export const ended: ProviderFact = { kind: 'plan_ended', orderId: ID, subscriptionRef: 'sub_1' };

export const endedAttempt = (attemptRef: string, reason: AttemptEnded['reason'] = 'expired'): AttemptEnded => ({
  kind: 'attempt_ended',
  orderId: ID,
  attemptRef,
  reason,
  declineCode: null,
});
type AttemptEnded = Extract<ProviderFact, { kind: 'attempt_ended' }>;

/** The next date of the plan, as its subscription tells it. */
export const planSeen = (nextDueAt: number | null, subscriptionRef = 'sub_1'): ProviderFact => ({
  kind: 'plan_seen',
  orderId: ID,
  subscriptionRef,
  nextDueAt,
});
/** Another card for the plan, whose id ends with the last four digits. */
export const planCard = (ref: string, givenAt = AT + DAY): ProviderFact => ({
  kind: 'plan_card_given',
  orderId: ID,
  subscriptionRef: 'sub_1',
  card: { customerRef: 'cus_1', paymentMethodRef: ref, brand: 'visa', last4: ref.slice(-4) },
  givenAt,
});
/** Paid back outside the provider. */
export const recorded = (amountCents: number, at = AT + DAY): SettlementFact => ({
  kind: 'refund_recorded',
  orderId: ID,
  ref: 'external:1',
  amountCents,
  reason: 'goodwill',
  at,
});
/** The same of another payment. */
export const ofPayment = <Fact extends { paymentRef: string }>(paymentRef: string, fact: Fact): Fact => ({
  ...fact,
  paymentRef,
});
/** The same at PayPal. */
export const atPayPal = <Fact extends { provider: Provider }>(fact: Fact): Fact => ({ ...fact, provider: 'paypal' });

export function after(order: OrderState, ...facts: SettlementFact[]): SettlementMemory {
  const memory = new SettlementMemory([order]);
  for (const fact of facts) if (!memory.apply(fact)) throw new Error('the fact matches nothing');
  return memory;
}
export const stateAfter = (order: OrderState, ...facts: SettlementFact[]): OrderState =>
  after(order, ...facts).orders.get(ID)!;
export const booksAfter = (order: OrderState, ...facts: SettlementFact[]) => stateAfter(order, ...facts).books;
export const statusAfter = (order: OrderState, ...facts: SettlementFact[]) => booksAfter(order, ...facts).status;
export const changesOf = <Kind extends Change['kind']>(
  changes: readonly Change[],
  kind: Kind,
): Extract<Change, { kind: Kind }>[] =>
  changes.filter((change): change is Extract<Change, { kind: Kind }> => change.kind === kind);
export const workOf = (changes: readonly Change[]) => changesOf(changes, 'follow_up').map(({ work }) => work);
export const alertsOf = (changes: readonly Change[]) => changesOf(changes, 'alert').map(({ alert }) => alert);
export const balance = (memory: SettlementMemory, account: string): number => memory.accounts.get(account) ?? 0;
/** What one more fact changes, heard three days after `AT`. */
export const last = (order: OrderState, fact: SettlementFact): Change[] => settle(order, fact, AT + 3 * DAY);
