import { DAY_MS, HOUR_MS, type Provider } from '@summit/rules';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import type { ProviderLine } from '../application/provider-books.port.js';
import type { ClientOptions } from './client-options.js';
import { connectProviders, type PaymentProviders } from './provider-adapters.js';

// what our book is compared with.
let sandbox: PaymentSandbox;
let providers: PaymentProviders;
let now: number;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  providers = connectProviders(sandbox.config, createLogger('silent'), { timeoutMs: 5_000 });
  now = await sandbox.now();
});
afterAll(() => sandbox.stop());

let orders = 0;
const past = (provider: Provider, { at, refund }: { at: number; refund?: number }) => {
  orders += 1;
  const order_id = `7b1c4d1e-0000-4000-8000-${String(orders).padStart(12, '0')}`;
  return sandbox
    .control<{ payment: string; refund: string | null }>(`${provider}/past`, {
      order_id,
      cents: '3700',
      email: 'ada@example.com',
      name: 'Ada Past',
      description: 'VIP',
      at: String(at),
      ...(refund !== undefined && { refund_cents: String(refund), refund_at: String(at + DAY_MS) }),
    })
    .then((made) => ({ ...made, orderId: order_id }));
};
async function linesOf(provider: Provider, from: number, to: number): Promise<ProviderLine[]> {
  const lines: ProviderLine[] = [];
  for await (const line of providers.books[provider].lines(from, to)) lines.push(line);
  return lines.toSorted((one, other) => one.at - other.at);
}

describe.each([
  ['stripe', 137],
  ['paypal', 178],
] as const)('the book of %s', (provider, feeCents) => {
  it('names payments by what our book calls them, with order and fee, and refunds without a fee', async () => {
    const at = Math.floor((now - 50 * DAY_MS) / 1000) * 1000;
    const { payment, refund, orderId } = await past(provider, { at, refund: 700 });
    const [charge, back] = await linesOf(provider, at, at + 40 * DAY_MS);
    expect(charge).toMatchObject({ kind: 'charge', reference: payment, orderId, cents: 3_700, feeCents, at });
    expect(back).toMatchObject({ kind: 'refund', reference: refund, cents: -700, feeCents: 0, currency: 'usd' });
  });

  it('knows the order that a payment was for, and that others are none of ours', async () => {
    const { payment, orderId } = await past(provider, { at: now - DAY_MS });
    expect(await providers.books[provider].originOf(payment)).toEqual({ orderId, installation: null });
    const unknown = provider === 'stripe' ? 'pi_unknown' : '0AB12345CD678901E';
    expect(await providers.books[provider].originOf(unknown)).toEqual({ orderId: null, installation: null });
  });

  it('has the beginning of a span and not its end, whatever pages it takes', async () => {
    const at = Math.floor((now - 5 * DAY_MS) / 1000) * 1000;
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push((await past(provider, { at: at + n * HOUR_MS })).payment);
    const found = await linesOf(provider, at, at + 2 * HOUR_MS);
    expect(found.map(({ reference }) => reference)).toEqual(made.slice(0, 2));
  });
});

it.each(['stripe', 'paypal'] as const)('a book of %s that can not be read pauses no sales', async (provider) => {
  const nowhere = 'http://127.0.0.1:9';
  const { stripe, paypal } = sandbox.config;
  let guarded = 0;
  const circuits: ClientOptions['circuits'] = {
    run: (_provider, call) => {
      guarded += 1;
      return call();
    },
    pauseSeconds: () => 0,
  };
  const { books } = connectProviders(
    { stripe: { ...stripe, apiBase: nowhere }, paypal: { ...paypal, apiBase: nowhere } },
    createLogger('silent'),
    { timeoutMs: 1_000, circuits },
  );
  const read = async () => {
    for await (const line of books[provider].lines(now - DAY_MS, now)) throw new Error(`there is ${line.id}`);
  };
  await expect(read()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  await expect(books[provider].originOf('pi_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  expect(guarded).toBe(0);
});

it('what a bank took of a payment is a line of its own at either provider', async () => {
  const at = now - 10 * DAY_MS;
  const card = await past('stripe', { at });
  const dispute = await sandbox.control<{ id: string }>('stripe/dispute', { payment_intent: card.payment });
  const wallet = await past('paypal', { at });
  const question = await sandbox.control<{ dispute_id: string }>('paypal/dispute', { capture_id: wallet.payment });
  await sandbox.control('paypal/dispute-close', { dispute_id: question.dispute_id, outcome: 'lost' });
  const { now: later } = await sandbox.control<{ now: string }>('clock', { hours: '4' });
  const ofDisputes = async (provider: Provider) =>
    (await linesOf(provider, now - DAY_MS, Date.parse(later))).filter(
      ({ kind }) => kind === 'dispute' || kind === 'fee',
    );
  expect(await ofDisputes('stripe')).toEqual([
    expect.objectContaining({
      kind: 'dispute',
      reference: dispute.id,
      about: card.payment,
      cents: -3_700,
      feeCents: 1_500,
    }),
  ]);
  expect(await ofDisputes('paypal')).toEqual([
    expect.objectContaining({ kind: 'dispute', about: wallet.payment, cents: -3_700, feeCents: 0 }),
    expect.objectContaining({ kind: 'fee', cents: 0, feeCents: 1_500 }),
  ]);
});
