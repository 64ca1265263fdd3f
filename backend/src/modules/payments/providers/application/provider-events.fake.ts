import type { Provider } from '@summit/rules';
import { UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';
import type { ProviderFact, ProviderRefund, ProviderSubject } from '../../domain/provider-fact.js';
import {
  ProviderUnavailable,
  type ProviderEvent,
  type ProviderEvents,
  type RawNotification,
} from './provider-events.port.js';

const SIGNATURE_HEADER = 'x-fake-signature';

export interface FakeRefund {
  paymentRef: string;
  amountCents: number;
  key: string;
}

/** A provider's notifications and books in memory. Facts are what a test says they are, plus the refunds that were asked for. */
export class FakeProviderEvents implements ProviderEvents {
  /** Every subject that was asked about, in order. */
  readonly asked: ProviderSubject[] = [];
  /** Refunds that really happened: one per key. */
  readonly refunds: FakeRefund[] = [];
  /** Everything that happened, whether its notification arrived or not. */
  readonly events: ProviderEvent[] = [];
  /** The signed notification of each. */
  readonly notifications: RawNotification[] = [];

  private readonly facts = new Map<string, ProviderFact[]>();
  private readonly origins = new Map<string, PaymentOrigin>();
  private readonly refundStates = new Map<string, ProviderRefund['state']>();
  private nextRefunds: ProviderRefund['state'] = 'succeeded';
  private unavailableFor = 0;
  private originsAreHidden = false;
  private lostAnswers = 0;

  constructor(
    readonly provider: Provider = 'stripe',
    private readonly secret = 'fake-webhook-secret',
  ) {}

  /** What is so about a subject from now on. */
  tell(kind: ProviderSubject['kind'], ref: string, facts: ProviderFact[]): void {
    this.facts.set(`${kind} ${ref}`, facts);
  }

  /** Who began the payment that a subject is about. */
  begunBy({ kind, ref }: Pick<ProviderSubject, 'kind' | 'ref'>, origin: PaymentOrigin): void {
    this.origins.set(`${kind} ${ref}`, origin);
  }

  /** From now on nobody learns who began a payment, as with a key that may not read it. */
  hideOrigins(): void {
    this.originsAreHidden = true;
  }

  /** The next calls fail before they do anything. */
  unavailable(times = 1): void {
    this.unavailableFor += times;
  }

  /** The next refunds are made and their answers are lost. */
  loseAnswers(times = 1): void {
    this.lostAnswers += times;
  }

  /** What becomes of the refunds that are asked for from now on. */
  refundsBecome(state: ProviderRefund['state']): void {
    this.nextRefunds = state;
  }

  /** How the refund with this key has ended. */
  endRefund(key: string, state: ProviderRefund['state']): void {
    this.refundStates.set(key, state);
  }

  /** Something happened: notes it in the list of events and answers the signed notification. */
  happen(event: Omit<ProviderEvent, 'provider'>): RawNotification {
    const whole: ProviderEvent = { ...event, provider: this.provider };
    this.events.push(whole);
    const body = Buffer.from(JSON.stringify(whole, null, 2));
    const notification = { body, headers: { [SIGNATURE_HEADER]: this.signatureOf(body) } };
    this.notifications.push(notification);
    return notification;
  }

  async readEvent({ body, headers }: RawNotification): Promise<ProviderEvent | null> {
    return headers[SIGNATURE_HEADER] === this.signatureOf(body)
      ? (JSON.parse(body.toString('utf8')) as ProviderEvent)
      : null;
  }

  async factsAbout(subject: ProviderSubject): Promise<ProviderFact[]> {
    this.answer();
    this.asked.push(subject);
    const told = this.facts.get(`${subject.kind} ${subject.ref}`) ?? [];
    return subject.kind === 'refunds' && told.length === 0 ? this.refundsOf(subject.ref) : told;
  }

  async originOf({ kind, ref }: ProviderSubject): Promise<PaymentOrigin> {
    this.answer();
    if (this.originsAreHidden) throw new ProviderUnavailable(new Error('the fake does not tell origins'));
    return this.origins.get(`${kind} ${ref}`) ?? UNNAMED;
  }

  async eventsSince(since: number): Promise<ProviderEvent[]> {
    this.answer();
    return this.events
      .filter(({ occurredAt }) => occurredAt >= since)
      .toSorted((one, other) => one.occurredAt - other.occurredAt);
  }

  async disputesSince(since: number): Promise<ProviderSubject[]> {
    const seen = (await this.eventsSince(since)).flatMap(({ subject }) =>
      subject?.kind === 'dispute' ? [subject] : [],
    );
    return [...new Map(seen.map((subject) => [subject.ref, subject])).values()];
  }

  async refund(refund: FakeRefund): Promise<void> {
    this.answer();
    const known = this.refunds.find(({ key }) => key === refund.key);
    if (known && (known.paymentRef !== refund.paymentRef || known.amountCents !== refund.amountCents))
      throw new Error(`key ${refund.key} was used for another refund`);
    if (!known) this.payBack(refund);
    if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      throw new ProviderUnavailable(new Error('the answer was lost'));
    }
  }

  private payBack(refund: FakeRefund): void {
    this.refunds.push({ ...refund });
    this.refundStates.set(refund.key, this.nextRefunds);
    this.happen({
      id: `evt_refund_${refund.key}`,
      type: 'refund.created',
      subject: { provider: this.provider, kind: 'refunds', ref: refund.paymentRef },
      occurredAt: this.events.at(-1)?.occurredAt ?? 0,
    });
  }

  private refundsOf(paymentRef: string): ProviderFact[] {
    const refunds = this.refunds.filter((refund) => refund.paymentRef === paymentRef);
    if (refunds.length === 0) return [];
    return [
      {
        kind: 'refunds_seen',
        provider: this.provider,
        paymentRef,
        refunds: refunds.map(({ key, amountCents }) => ({
          ref: `re_${key}`,
          amountCents,
          state: this.refundStates.get(key) ?? 'succeeded',
          at: 0,
        })),
      },
    ];
  }

  private answer(): void {
    if (this.unavailableFor === 0) return;
    this.unavailableFor -= 1;
    throw new ProviderUnavailable(new Error('the fake is told to be away'));
  }

  /** Of the bytes, like a real one: a body that was parsed and written again does not match. */
  private signatureOf(body: Buffer): string {
    let sum = 0;
    for (const byte of Buffer.concat([Buffer.from(this.secret), body])) sum = (Math.imul(sum, 31) + byte) >>> 0;
    return sum.toString(16);
  }
}
