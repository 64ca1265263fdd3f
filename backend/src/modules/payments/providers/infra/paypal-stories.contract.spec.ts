import { BUMPS, quote, PRICE_BOOK } from '@summit/pricing';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import { connectProviders, type PaymentProviders } from './provider-adapters.js';

/** VIP with its add-on, in cents. */
const PAID = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents;

// What only PayPal does, told through the adapters and its sandbox: review, approval without capture, disputes.
let sandbox: PaymentSandbox;
let providers: PaymentProviders;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  providers = connectProviders(sandbox.config, createLogger('silent'), { timeoutMs: 1_000 });
});
afterAll(() => sandbox.stop());

const facts = (kind: ProviderSubject['kind'], ref: string): Promise<ProviderFact[]> =>
  providers.events.paypal.factsAbout({ provider: 'paypal', kind, ref });

let orders = 0;
async function newOrder() {
  orders += 1;
  const orderId = `6a1c4d1e-0000-4000-d000-${String(orders).padStart(12, '0')}`;
  const created = await providers.wallet.createOrder({
    orderId,
    quote: quote({
      product: 'vip',
      offer: 'active',
      bumps: ['vip_bump'],
      coachingSessions: 0,
      plan: false,
      coupon: null,
    }),
    returnUrl: 'http://funnel.test/success',
    cancelUrl: 'http://funnel.test/vip',
    key: `order:${orderId}:pp:create:1`,
  });
  if (created.result !== 'created') throw new Error(`the order is ${created.result}`);
  return { orderId, ref: created.ref };
}
const capture = ({ orderId, ref }: { orderId: string; ref: string }) =>
  providers.wallet.capture({ ref, key: `order:${orderId}:pp:capture:1` });
async function paidOrder() {
  const order = await newOrder();
  await sandbox.control('paypal/approve', { order_id: order.ref });
  const outcome = await capture(order);
  if (outcome.result !== 'paid') throw new Error(`the capture is ${outcome.result}`);
  return { ...order, captureRef: outcome.payment.ref, payment: outcome.payment };
}
/** Subjects of the notifications that came, as texts. */
async function notified(): Promise<string[]> {
  const raw = await sandbox.notifications('paypal');
  const events = await Promise.all(raw.map((one) => providers.events.paypal.readEvent(one)));
  return events.map((event) => `${String(event?.type)} ${String(event?.subject?.kind)} ${String(event?.subject?.ref)}`);
}

describe('a wallet order', () => {
  it('says nothing before the buyer agrees, then since when it waits for us', async () => {
    const { orderId, ref } = await newOrder();
    expect(await facts('wallet_order', ref)).toEqual([]);
    await sandbox.control('paypal/approve', { order_id: ref });
    const [approved] = await facts('wallet_order', ref);
    expect(approved).toMatchObject({ kind: 'wallet_approved', orderId, attemptRef: ref });
    if (approved?.kind !== 'wallet_approved') throw new Error('not approved');
    expect(Math.abs(approved.approvedAt - Date.now())).toBeLessThan(60_000);
    expect(await notified()).toContain(`CHECKOUT.ORDER.APPROVED wallet_order ${ref}`);
  });

  it('is the same payment from the capture as from the books', async () => {
    const { ref, payment } = await paidOrder();
    expect(await facts('wallet_order', ref)).toEqual([payment]);
    expect(await notified()).toContain(`PAYMENT.CAPTURE.COMPLETED wallet_order ${ref}`);
  });

  it.each([
    ['complete', 'payment_received'],
    ['deny', 'attempt_ended'],
  ])('under review waits, and on "%s" it is %s', async (outcome, kind) => {
    const order = await newOrder();
    await sandbox.control('paypal/approve', { order_id: order.ref, outcome: 'review' });
    const pending = await capture(order);
    if (pending.result !== 'pending') throw new Error(`the capture is ${pending.result}`);
    const about = { orderId: order.orderId, attemptRef: order.ref };
    expect(await facts('wallet_order', order.ref)).toEqual([{ kind: 'payment_pending', ...about }]);
    await sandbox.control('paypal/review', { capture_id: pending.ref, outcome });
    expect(await facts('wallet_order', order.ref)).toMatchObject([{ kind, ...about }]);
    expect((await capture(order)).result).toBe(outcome === 'complete' ? 'paid' : 'declined');
  });

  it('that nobody paid is forgotten by PayPal and says nothing', async () => {
    const { ref } = await newOrder();
    await sandbox.control('clock', { hours: '7' });
    expect(await facts('wallet_order', ref)).toEqual([]);
  });
});

describe('refunds and disputes', () => {
  it('a capture that is back already is not paid back again, and that is no error', async () => {
    const { captureRef: paymentRef } = await paidOrder();
    await providers.events.paypal.refund({ paymentRef, amountCents: PAID, key: `${paymentRef}:1` });
    await providers.events.paypal.refund({ paymentRef, amountCents: PAID, key: `${paymentRef}:2` });
    expect(await facts('refunds', paymentRef)).toMatchObject([{ paymentRef, refunds: [{ amountCents: PAID }] }]);
  });

  it('more than was paid is refused', async () => {
    const { captureRef: paymentRef } = await paidOrder();
    const refund = { paymentRef, amountCents: PAID + 1, key: `${paymentRef}:1` };
    await expect(providers.events.paypal.refund(refund)).rejects.toThrow('REFUND_AMOUNT_EXCEEDED');
  });

  it('a refund from the dashboard is told with the capture it belongs to', async () => {
    const { captureRef } = await paidOrder();
    await sandbox.control('paypal/refund', { capture_id: captureRef, amount: '10.05' });
    expect(await notified()).toContain(`PAYMENT.CAPTURE.REFUNDED refunds ${captureRef}`);
    expect(await facts('refunds', captureRef)).toMatchObject([
      { kind: 'refunds_seen', provider: 'paypal', refunds: [{ amountCents: 1_005, state: 'succeeded' }] },
    ]);
  });

  it('a dispute that is won leaves the money', async () => {
    const { captureRef } = await paidOrder();
    const { dispute_id } = await sandbox.control<{ dispute_id: string }>('paypal/dispute', { capture_id: captureRef });
    expect(await facts('dispute', dispute_id)).toMatchObject([
      { state: 'open', paymentRef: captureRef, amountCents: PAID },
    ]);
    await sandbox.control('paypal/dispute-close', { dispute_id, outcome: 'won' });
    expect(await facts('dispute', dispute_id)).toMatchObject([{ state: 'won' }]);
    expect(await facts('refunds', captureRef)).toEqual([]);
  });

  it('a dispute that is lost is told twice: as lost, and as a reversal among the refunds', async () => {
    const { captureRef } = await paidOrder();
    const { dispute_id } = await sandbox.control<{ dispute_id: string }>('paypal/dispute', { capture_id: captureRef });
    await sandbox.control('paypal/dispute-close', { dispute_id, outcome: 'lost' });
    expect(await facts('dispute', dispute_id)).toMatchObject([{ state: 'lost', amountCents: PAID }]);
    expect(await facts('refunds', captureRef)).toMatchObject([
      { refunds: [{ amountCents: PAID, state: 'succeeded' }] },
    ]);
    expect(await notified()).toContain(`PAYMENT.CAPTURE.REVERSED refunds ${captureRef}`);
  });
});
