import { DAY_MS } from '@summit/rules';
import type { OrderAttempt, OrderState } from '../../src/modules/payments/settlement/domain/order-state.js';
import type { PaymentReceived, ProviderFact, ProviderRefund } from '../../src/modules/payments/domain/provider-fact.js';
import { PENDING } from '../builders/settlement-facts.js';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface History {
  /** The order before anything happened. */
  order: OrderState;
  /** What the provider would have said, in the order in which it happened. */
  facts: ProviderFact[];
  /** More money came than the order owes: which of it counts depends on what is heard of first. */
  paidTooMuch: boolean;
}

const START = Date.parse('2025-10-27T18:00:00Z');
const TOTALS = { vip: 3_700, implementation: 9_700, dfy: 249_700 } as const;
const INSTALLMENTS = [83_233, 83_233, 83_234];

/** One buyer's dealings with the provider, as it happens to come: payments, refunds, disputes, defaults, and what went wrong. */
export function randomHistory(seed: number, id: string): History {
  return new HistoryWriter(seed, id).write();
}

/** The facts as a bad network delivers them: in any order, some of them several times. */
export function scrambled(facts: readonly ProviderFact[], seed: number): ProviderFact[] {
  const random = seededRandom(seed);
  const all = facts.flatMap((fact) => Array<ProviderFact>(1 + Math.floor(random() * 3)).fill(fact));
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

interface Money {
  fact: PaymentReceived;
  refunds: ProviderRefund[];
  lostCents: number;
}

class HistoryWriter {
  private readonly random: () => number;
  private readonly facts: ProviderFact[] = [];
  private readonly moneys: Money[] = [];
  private readonly attempts: OrderAttempt[] = [];
  private paidTooMuch = false;
  private now = START;
  private refs = 0;

  constructor(
    seed: number,
    private readonly id: string,
  ) {
    this.random = seededRandom(seed);
  }

  write(): History {
    const plan = this.chance(0.4);
    const product = plan ? 'dfy' : this.pick(['vip', 'implementation', 'dfy'] as const);
    const totalCents = TOTALS[product];
    if (plan) this.payMonthly();
    else this.payAtOnce(totalCents);
    for (let things = Math.floor(this.random() * 4); things > 0; things -= 1) this.somethingHappens();
    const order: OrderState = {
      ...PENDING,
      id: this.id,
      product,
      plan,
      totalCents,
      installmentCents: plan ? INSTALLMENTS : null,
      buyerId: null,
      attempts: this.attempts,
    };
    return { order, facts: this.facts, paidTooMuch: this.paidTooMuch };
  }

  private payAtOnce(totalCents: number): void {
    if (this.chance(0.3)) this.endAttempt();
    if (this.chance(0.1)) return;
    if (this.chance(0.15))
      this.pay(this.attempt('checkout'), { amountCents: this.pick([totalCents - 1, 100_000_000]), odd: true });
    if (this.chance(0.05)) this.pay(this.attempt('checkout'), { amountCents: totalCents, currency: 'eur', odd: true });
    this.pay(this.attempt('wallet'), { amountCents: totalCents });
    if (this.chance(0.2)) this.pay(this.attempt('checkout'), { amountCents: totalCents, odd: true });
  }

  private payMonthly(): void {
    const subscriptionRef = this.ref('sub');
    const months = 1 + Math.floor(this.random() * 3);
    for (let month = 1; month <= months; month += 1) this.payMonth(month, subscriptionRef);
    if (months === 3 && this.chance(0.15)) this.payMonth(4, subscriptionRef, true);
    if (this.chance(0.1)) this.payMonth(1, this.ref('sub'), true);
    if (months === 3 ? this.chance(0.8) : this.chance(0.5)) {
      if (months < 3 && this.chance(0.6)) this.failInvoice(this.ref('in'), subscriptionRef);
      this.facts.push({ kind: 'plan_ended', orderId: this.id, subscriptionRef });
    } else if (this.chance(0.2)) this.failInvoice(this.ref('in'), subscriptionRef);
  }

  private payMonth(month: number, subscriptionRef: string, odd = false): void {
    const invoiceRef = this.ref('in');
    const first = this.moneys.length === 0;
    if (!first && this.chance(0.3)) this.failInvoice(invoiceRef, subscriptionRef);
    this.pay(first ? this.attempt('plan') : null, {
      amountCents: INSTALLMENTS[month - 1] ?? INSTALLMENTS[2]!,
      installment: { invoiceRef, subscriptionRef },
      odd,
    });
    this.facts.push({ kind: 'plan_seen', orderId: this.id, subscriptionRef, nextDueAt: this.now + 30 * DAY_MS });
    this.now += 30 * DAY_MS;
  }

  private failInvoice(invoiceRef: string, subscriptionRef: string): void {
    this.facts.push({
      kind: 'installment_failed',
      orderId: this.id,
      subscriptionRef,
      invoiceRef,
      nextAttemptAt: this.chance(0.5) ? this.now + 3 * DAY_MS : null,
      payUrl: null,
    });
  }

  private somethingHappens(): void {
    const money = this.moneys[Math.floor(this.random() * this.moneys.length)];
    if (!money) return;
    this.now += DAY_MS;
    if (this.chance(0.6)) this.refund(money);
    else this.dispute(money);
  }

  private refund(money: Money): void {
    const left = leftOf(money);
    if (left <= 0) return;
    const amountCents = this.chance(0.4) ? left : 1 + Math.floor(this.random() * left);
    const refund: ProviderRefund = { ref: this.ref('re'), amountCents, state: 'pending', at: this.now };
    const say = (state: ProviderRefund['state']) => {
      money.refunds = [...money.refunds.filter(({ ref }) => ref !== refund.ref), { ...refund, state }];
      const { provider, ref: paymentRef } = money.fact;
      this.facts.push({ kind: 'refunds_seen', provider, paymentRef, refunds: money.refunds });
    };
    if (this.chance(0.3)) say('pending');
    if (this.chance(0.1)) return say('failed');
    say('succeeded');
    if (this.chance(0.2)) say('failed');
  }

  private dispute(money: Money): void {
    const left = leftOf(money);
    const ref = this.ref('dp');
    const { provider, ref: paymentRef, amountCents } = money.fact;
    const at = this.now;
    const say = (state: 'open' | 'won' | 'lost') =>
      this.facts.push({ kind: 'dispute_seen', provider, paymentRef, ref, state, amountCents, at, respondBy: null });
    say('open');
    if (this.chance(0.2)) return;
    if (this.chance(0.3)) this.refund(money);
    if (this.chance(0.5)) {
      say('lost');
      money.lostCents += left;
      if (this.chance(0.8)) return;
      money.lostCents -= left;
    }
    say('won');
  }

  private endAttempt(): void {
    this.facts.push({
      kind: 'attempt_ended',
      orderId: this.id,
      attemptRef: this.attempt('checkout'),
      reason: this.pick(['declined', 'expired', 'canceled', 'denied'] as const),
      declineCode: null,
    });
  }

  private pay(
    attemptRef: string | null,
    { odd = false, ...payment }: Partial<PaymentReceived> & { amountCents: number; odd?: boolean },
  ): void {
    const fact: PaymentReceived = {
      kind: 'payment_received',
      provider: this.chance(0.3) && !payment.installment ? 'paypal' : 'stripe',
      orderId: this.id,
      ref: this.ref('pi'),
      currency: 'usd',
      receivedAt: (this.now += 1_000),
      attemptRef,
      installment: null,
      payer: { email: `${this.id}@example.com`, name: 'Sam Rivera' },
      card: null,
      ...payment,
    };
    this.facts.push(fact);
    this.moneys.push({ fact, refunds: [], lostCents: 0 });
    this.paidTooMuch ||= odd;
  }

  /** A closed attempt with a reference: the database lets an order have one live attempt only. */
  private attempt(kind: OrderAttempt['kind']): string {
    const providerRef = this.ref('cs');
    const state = this.attempts.length === 0 ? 'open' : 'canceled';
    this.attempts.push({ id: idOf(this.id, this.attempts.length), kind, state, providerRef, declineCode: null });
    return providerRef;
  }

  private ref(prefix: string): string {
    this.refs += 1;
    return `${prefix}_${this.id.slice(0, 13)}_${this.refs}`;
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)]!;
  }
}

/** What a provider would still let somebody take off a payment. */
const leftOf = ({ fact, refunds, lostCents }: Money): number =>
  fact.amountCents -
  lostCents -
  refunds.filter(({ state }) => state === 'succeeded').reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Another id in the shape of a UUID. */
const idOf = (id: string, number: number): string =>
  `${id.slice(0, 24)}${String(number).padStart(4, '0')}${id.slice(28)}`;

/** Ids of orders, one for each number. */
export const orderIdOf = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
