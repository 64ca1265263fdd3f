import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../../platform/clock/clock.js';
import type { CardOnFile, PaymentReceived } from '../../domain/provider-fact.js';
import type {
  CardPageStart,
  CardPayments,
  ChargeNotSent,
  ChargeOutcome,
  CheckoutOutcome,
  CheckoutStart,
  PlanTerms,
  SavedCardCharge,
} from './card-payments.port.js';

/** `lost_answer`: the provider does it and the answer is lost. `timeout`: the provider never hears of it. Both are `unknown` to us. `paused`: no call is made. */
export type FakeDisturbance = 'lost_answer' | 'timeout' | 'paused';

export interface FakeCheckout {
  ref: string;
  url: string;
  start: CheckoutStart;
  plan: boolean;
  state: 'open' | 'completed' | 'expired';
}

type Definite = Exclude<ChargeOutcome, { result: 'unknown' }>;
type DeclineReason = Extract<ChargeOutcome, { result: 'declined' }>['reason'];

/**
 * A card provider in memory with the adapter's manners: one result per key, repeated as often as it is asked for; another request
 * under a used key is an error of ours and throws.
 */
export class FakeCardPayments implements CardPayments {
  /** Every call as it came, repeats included. */
  readonly chargeCalls: SavedCardCharge[] = [];
  readonly checkoutCalls: CheckoutStart[] = [];
  readonly checkouts: FakeCheckout[] = [];
  readonly limitedPlans: PlanTerms[] = [];
  readonly endedPlans: string[] = [];
  readonly cardPages: CardPageStart[] = [];
  /** The card of each subscription, after those that came with its first payment. */
  readonly planCards = new Map<string, string>();
  /** Money that really moved. */
  readonly payments: PaymentReceived[] = [];

  private readonly requests = new Map<string, string>();
  private readonly charged = new Map<string, Definite>();
  private readonly opened = new Map<string, Exclude<CheckoutOutcome, { result: 'unknown' }>>();
  private readonly cards = new Map<string, { reason: DeclineReason; declineCode: string | null }>();
  private disturbances: FakeDisturbance[] = [];
  private nextCharges: Definite[] = [];
  private nextRefusals: string[] = [];
  private closingIsUnknown = 0;
  private findingIsUnknown = 0;
  private refs = 0;
  /** Two of these never give the same id, as two payments at a provider never do. */
  private readonly account = randomBytes(4).toString('hex').toUpperCase();

  constructor(private readonly clock: Clock) {}

  /** The next calls that write get no answer. */
  disturb(disturbance: FakeDisturbance, times = 1): void {
    this.disturbances.push(...Array<FakeDisturbance>(times).fill(disturbance));
  }

  /** The next new charge ends so, whatever the card. */
  nextCharge(outcome: 'processing' | { declined: DeclineReason; declineCode?: string | null }): void {
    this.nextCharges.push(
      outcome === 'processing'
        ? { result: 'processing', ref: this.newRef('pi') }
        : { result: 'declined', reason: outcome.declined, declineCode: outcome.declineCode ?? null },
    );
  }

  /** From now on every new charge of this card is declined. */
  decline(paymentMethodRef: string, reason: DeclineReason = 'card_declined', declineCode: string | null = null): void {
    this.cards.set(paymentMethodRef, { reason, declineCode });
  }

  /** The next hosted page is refused. */
  refuseNextCheckout(detail = 'refused by the fake'): void {
    this.nextRefusals.push(detail);
  }

  /** The next closings of a hosted page stay without an answer. */
  closeUnknown(times = 1): void {
    this.closingIsUnknown += times;
  }

  /** The next searches for a charge stay without an answer. */
  findUnknown(times = 1): void {
    this.findingIsUnknown += times;
  }

  /** The buyer pays a hosted page; answers what its notification will say. Throws when the page can't be paid. */
  pay(ref: string, payer: { email?: string; name?: string } = {}): PaymentReceived {
    const checkout = this.checkouts.find((one) => one.ref === ref);
    if (checkout?.state !== 'open') throw new Error(`checkout ${ref} is ${checkout?.state ?? 'unknown'}`);
    checkout.state = 'completed';
    const { start, plan } = checkout;
    const payment: PaymentReceived = {
      kind: 'payment_received',
      provider: 'stripe',
      orderId: start.orderId,
      ref: this.newRef('pi'),
      amountCents: dueToday(start, plan),
      currency: 'usd',
      receivedAt: this.clock.now(),
      attemptRef: ref,
      installment: plan ? { invoiceRef: this.newRef('in'), subscriptionRef: this.newRef('sub') } : null,
      payer: { email: payer.email ?? start.email ?? 'payer@example.com', name: payer.name ?? 'Sam Rivera' },
      card: this.newCard(start.customerRef),
    };
    this.payments.push(payment);
    return payment;
  }

  expire(ref: string): void {
    const checkout = this.checkouts.find((one) => one.ref === ref);
    if (checkout?.state === 'open') checkout.state = 'expired';
  }

  async chargeSavedCard(charge: SavedCardCharge): Promise<ChargeOutcome | ChargeNotSent> {
    const disturbance = this.disturbances.shift();
    if (disturbance === 'paused') return { result: 'not_sent' };
    this.chargeCalls.push(charge);
    if (disturbance === 'timeout') return { result: 'unknown' };
    this.claimKey(charge.key, charge);
    const outcome = this.charged.get(charge.key) ?? this.decide(charge);
    this.charged.set(charge.key, outcome);
    return disturbance === 'lost_answer' ? { result: 'unknown' } : outcome;
  }

  async findCharge(charge: SavedCardCharge): Promise<ChargeOutcome | { result: 'not_found' }> {
    if (this.findingIsUnknown > 0) {
      this.findingIsUnknown -= 1;
      return { result: 'unknown' };
    }
    return this.charged.get(charge.key) ?? { result: 'not_found' };
  }

  startCheckout(checkout: CheckoutStart): Promise<CheckoutOutcome> {
    return this.open(checkout, false);
  }

  startPlan(checkout: CheckoutStart): Promise<CheckoutOutcome> {
    return this.open(checkout, true);
  }

  async closeCheckout(ref: string): Promise<'closed' | 'completed' | 'unknown'> {
    if (this.closingIsUnknown > 0) {
      this.closingIsUnknown -= 1;
      return 'unknown';
    }
    this.expire(ref);
    return this.checkouts.some((one) => one.ref === ref && one.state === 'completed') ? 'completed' : 'closed';
  }

  async limitPlan(plan: PlanTerms): Promise<string> {
    if (!this.limitedPlans.some((one) => one.subscriptionRef === plan.subscriptionRef)) this.limitedPlans.push(plan);
    return `sub_sched_for_${plan.subscriptionRef}`;
  }

  async startCardPage(start: CardPageStart): Promise<CheckoutOutcome> {
    if (this.disturbances.shift()) return { result: 'unknown' };
    const detail = this.nextRefusals.shift();
    if (detail !== undefined) return { result: 'refused', detail };
    this.cardPages.push(start);
    const ref = this.newRef('cs');
    return { result: 'open', ref, url: `https://checkout.test/card/${ref}` };
  }

  async usePlanCard({ subscriptionRef, paymentMethodRef }: { subscriptionRef: string; paymentMethodRef: string }) {
    this.planCards.set(subscriptionRef, paymentMethodRef);
  }

  async endPlan(subscriptionRef: string): Promise<void> {
    if (!this.endedPlans.includes(subscriptionRef)) this.endedPlans.push(subscriptionRef);
  }

  private decide(charge: SavedCardCharge): Definite {
    const scripted = this.nextCharges.shift();
    if (scripted) return scripted;
    const bad = this.cards.get(charge.card.paymentMethodRef);
    if (bad) return { result: 'declined', ...bad };
    const ref = this.newRef('pi');
    const payment: PaymentReceived = {
      kind: 'payment_received',
      provider: 'stripe',
      orderId: charge.orderId,
      ref,
      amountCents: charge.amountCents,
      currency: 'usd',
      receivedAt: this.clock.now(),
      attemptRef: ref,
      installment: null,
      payer: { email: charge.receiptEmail, name: null },
      card: null,
    };
    this.payments.push(payment);
    return { result: 'paid', payment };
  }

  private async open(start: CheckoutStart, plan: boolean): Promise<CheckoutOutcome> {
    this.checkoutCalls.push(start);
    const disturbance = this.disturbances.shift();
    if (disturbance === 'timeout') return { result: 'unknown' };
    this.claimKey(start.key, [start, plan]);
    const outcome = this.opened.get(start.key) ?? this.newCheckout(start, plan);
    // A refusal is not remembered: the provider looks at a corrected request under the same key.
    if (outcome.result === 'open') this.opened.set(start.key, outcome);
    return disturbance === 'lost_answer' ? { result: 'unknown' } : outcome;
  }

  private newCheckout(start: CheckoutStart, plan: boolean): Exclude<CheckoutOutcome, { result: 'unknown' }> {
    const detail = this.nextRefusals.shift();
    if (detail !== undefined) return { result: 'refused', detail };
    const ref = this.newRef('cs');
    const url = `https://checkout.test/pay/${ref}`;
    this.checkouts.push({ ref, url, start, plan, state: 'open' });
    return { result: 'open', ref, url };
  }

  private claimKey(key: string, request: object): void {
    const asText = JSON.stringify(request);
    if ((this.requests.get(key) ?? asText) !== asText) throw new Error(`key ${key} was used for another request`);
    this.requests.set(key, asText);
  }

  private newCard(customerRef: string | null): CardOnFile {
    return {
      customerRef: customerRef ?? this.newRef('cus'),
      paymentMethodRef: this.newRef('pm'),
      brand: 'visa',
      last4: '4242',
    };
  }

  private newRef(prefix: string): string {
    this.refs += 1;
    return `${prefix}_fake_${this.account}_${this.refs}`;
  }
}

function dueToday({ quote }: CheckoutStart, plan: boolean): number {
  if (!plan) return quote.totalCents;
  const first = quote.installments?.[0];
  if (first === undefined) throw new Error('a plan needs installments');
  return first;
}
