import { PRICE_BOOK } from '@summit/pricing';
import { createHmac } from 'node:crypto';
import type { Provider } from '@summit/rules';
import { HOUR_MS } from '@summit/rules';
import { LedgerAudit } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { BuyerBrowser, pageId } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, read, startApp, type RunningApp } from '../harness/running-app.js';

const PRICE = PRICE_BOOK.vip.early;

const SECRET = 'whsec_of_the_test';
const CARD = '4242424242424242';

interface Paid {
  payment_intent: string;
  subscription: string;
}
interface Book {
  totals: { kept: number };
  charges: { order_id: string; payment_intent: string; amount: number }[];
}

describe('what the payment providers tell', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let buyers = 0;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    running.clock.set(Date.now());
    outside.notify(running.url);
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const newBuyer = () => new BuyerBrowser(running, `told-${(buyers += 1)}@example.com`);
  const orderOf = async ({ sessionId }: BuyerBrowser) =>
    (
      await running.rows<{ id: string; status: string; captured_cents: number; refunded_cents: number }>(
        'select id, status, captured_cents, refunded_cents from purchase_order where session_id = $1',
        [sessionId],
      )
    )[0]!;
  const reaches = (buyer: BuyerBrowser, expected: object) =>
    eventually(async () => {
      const order = await orderOf(buyer);
      return Object.entries(expected).every(([key, value]) => order[key as keyof typeof order] === value) && order;
    });
  const idle = () =>
    eventually(
      async () =>
        (
          await running.rows(
            `select from graphile_worker.jobs where task_identifier like 'payments/%' and run_at <= now()`,
          )
        ).length === 0,
    );
  const mode = (provider: Provider, how: string) => outside.control('webhooks', { provider, mode: how });
  const openPage = async (buyer: BuyerBrowser) => pageId((await buyer.checkout('vip')).url);
  const pay = (session: string) => outside.control<Paid>('stripe/pay', { session, card: CARD });
  /** All rows that a payment may leave behind. */
  const rowsOf = async (buyer: BuyerBrowser) => {
    const { id, ...books } = await orderOf(buyer);
    const payments = await running.rows('select amount_cents, booked_as from payment where order_id = $1', [id]);
    const lines = await running.rows(
      `select kind, account, amount_cents::int from ledger_transaction t join ledger_line l on l.transaction_id = t.id where order_id = $1
       and kind not like '%commission%' order by account`,
      [id],
    );
    const attempts = await running.rows('select kind, state from payment_attempt where order_id = $1', [id]);
    return { books, payments, lines, attempts };
  };

  describe('on the way in', () => {
    const send = (path: string, body: string, headers: Record<string, string> = {}) =>
      running.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
    const signed = (body: string, { secret = SECRET, at = Date.now() } = {}) => {
      const seconds = Math.floor(at / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${seconds},v1=${signature}` };
    };
    const event = (id: string, padding = 0) =>
      JSON.stringify({
        id,
        object: 'event',
        type: 'account.updated',
        created: Math.floor(Date.now() / 1000),
        data: { object: { id: 'acct_1', object: 'account', padding: 'x'.repeat(padding) } },
      });
    const stored = (id: string) => running.rows('select from provider_event where event_id = $1', [id]);
    let strict: RunningApp;
    beforeAll(async () => {
      strict = running;
      running = await startApp({
        database: strict.database,
        env: { ...outside.env, STRIPE_WEBHOOK_SECRETS: `whsec_newer,${SECRET}` },
      });
    });
    afterAll(async () => {
      await running.stop();
      running = strict;
    });

    // X-012, reliability.md S22
    it.each([
      ['no signature', () => ({})],
      ['nonsense', () => ({ 'stripe-signature': 'nonsense' })],
      ['a signature of somebody else', (body: string) => signed(body, { secret: 'whsec_of_a_thief' })],
      ['a signature of another body', () => signed('{}')],
      ['a signature that is older than five minutes', (body: string) => signed(body, { at: Date.now() - 301_000 })],
    ])('%s is refused before anything is stored', async (_, headers) => {
      const body = event('evt_forged');
      const answer = await send('/api/webhooks/stripe', body, headers(body));
      expect(answer.status).toBe(400);
      expect(await read(answer)).toMatchObject({ success: false, code: 'webhook_signature_invalid' });
      expect(await stored('evt_forged')).toEqual([]);
    });

    it('PayPal without the signature of PayPal is refused too (S22)', async () => {
      const body = JSON.stringify({ id: 'WH-forged', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } });
      const answer = await send('/api/webhooks/paypal', body, {
        'paypal-transmission-id': '1',
        'paypal-transmission-time': new Date().toISOString(),
        'paypal-transmission-sig': 'c2ln',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://thief.test/cert.pem',
      });
      expect(answer.status).toBe(400);
      expect(await read(answer)).toMatchObject({ code: 'webhook_signature_invalid' });
      expect(await stored('WH-forged')).toEqual([]);
    });

    it('large notifications pass where other bodies would not, up to 256 KB', async () => {
      const large = event('evt_large', 200_000);
      const answer = await send('/api/webhooks/stripe', large, signed(large));
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      expect(await stored('evt_large')).toHaveLength(1);
      const huge = event('evt_huge', 300_000);
      expect((await send('/api/webhooks/stripe', huge, signed(huge))).status).toBe(413);
    });

    //
    it('no number of notifications from one address is too many, and each is stored once', async () => {
      const body = event('evt_again');
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          send('/api/webhooks/stripe', body, { ...signed(body), 'x-forwarded-for': '198.51.100.7' }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await stored('evt_again')).toHaveLength(1);
    });
  });

  //
  // F-228
  it('comes to the same whether it is told once, twice, in the wrong order, late, or never', async () => {
    const results = [];
    for (const how of ['normal', 'duplicate', 'reverse', 'hold', 'drop']) {
      const buyer = newBuyer();
      await mode('stripe', how);
      const page = await openPage(buyer);
      await pay(page);
      if (how === 'hold') await outside.control('webhooks/flush', { provider: 'stripe' });
      // Nobody tells: the list of events is read every quarter of an hour.
      if (how === 'drop') running.clock.advance(HOUR_MS / 4);
      await reaches(buyer, { status: 'completed' });
      await idle();
      results.push(await rowsOf(buyer));
    }
    await mode('stripe', 'normal');
    expect(results[0]).toEqual({
      books: { status: 'completed', captured_cents: PRICE, refunded_cents: 0 },
      payments: [{ amount_cents: PRICE, booked_as: 'order' }],
      lines: [
        { kind: 'payment', account: 'cash:stripe', amount_cents: PRICE },
        { kind: 'payment', account: 'revenue:vip', amount_cents: -PRICE },
      ],
      attempts: [{ kind: 'checkout', state: 'succeeded' }],
    });
    for (const result of results.slice(1)) expect(result).toEqual(results[0]);
  });

  const buyByWallet = async (buyer: BuyerBrowser) => {
    const { order_id } = await buyer.wallet('vip');
    await outside.control('paypal/approve', { order_id });
    const { transaction_id: capture_id } = await buyer.post<{ transaction_id: string }>('/api/paypal/capture-order', {
      email: buyer.email,
      name: 'Zoe',
      product_type: 'vip',
      session_id: buyer.sessionId,
      order_id,
    });
    return capture_id;
  };

  //
  it('comes to the same with a purchase, a refund and a dispute at PayPal', async () => {
    const results = [];
    for (const how of ['normal', 'duplicate', 'reverse', 'hold', 'drop']) {
      const buyer = newBuyer();
      await mode('paypal', how);
      const capture_id = await buyByWallet(buyer);
      await outside.control('paypal/refund', { capture_id, amount: '17.00' });
      await outside.control('paypal/dispute', { capture_id });
      if (how === 'hold') await outside.control('webhooks/flush', { provider: 'paypal' });
      if (how === 'drop') running.clock.advance(HOUR_MS / 4);
      await reaches(buyer, { status: 'disputed', refunded_cents: 1_700 });
      await idle();
      results.push(await rowsOf(buyer));
    }
    await mode('paypal', 'normal');
    expect(results[0]).toMatchObject({ books: { captured_cents: PRICE, refunded_cents: 1_700 } });
    for (const result of results.slice(1)) expect(result).toEqual(results[0]);
  });

  it('learns within a day of a refund and a dispute at PayPal that no list of events has any more', async () => {
    const [refunded, disputed] = [newBuyer(), newBuyer()];
    const captures = [await buyByWallet(refunded), await buyByWallet(disputed)] as const;
    await reaches(disputed, { status: 'completed' });
    await idle();
    await mode('paypal', 'drop');
    await outside.control('paypal/refund', { capture_id: captures[0], amount: '17.00' });
    await outside.control('paypal/dispute', { capture_id: captures[1] });
    await outside.control('paypal/forget-events', {});
    await mode('paypal', 'normal');
    running.clock.advance(24 * HOUR_MS);
    await reaches(refunded, { status: 'partially_refunded', refunded_cents: 1_700 });
    await reaches(disputed, { status: 'disputed' });
    running.clock.set(Date.now());
  });

  // F-323
  it('follows refunds, a refund that fails, and disputes', async () => {
    const buyer = newBuyer();
    const { payment_intent } = await pay(await openPage(buyer));
    await reaches(buyer, { status: 'completed' });
    await outside.control('stripe/refund', { payment_intent, amount: '700' });
    await reaches(buyer, { status: 'partially_refunded', refunded_cents: 700 });
    const { id } = await outside.control<{ id: string }>('stripe/refund', { payment_intent });
    await reaches(buyer, { status: 'refunded', refunded_cents: PRICE });
    await outside.control('stripe/refund-fail', { refund: id });
    await reaches(buyer, { status: 'partially_refunded', refunded_cents: 700 });
    const dispute = await outside.control<{ id: string }>('stripe/dispute', { payment_intent });
    await reaches(buyer, { status: 'disputed', refunded_cents: 700 });
    await outside.control('stripe/dispute-close', { dispute: dispute.id, outcome: 'lost' });
    await reaches(buyer, { status: 'refunded', refunded_cents: PRICE });
  });

  it('follows a refund and a dispute at PayPal', async () => {
    const buyer = newBuyer();
    const capture_id = await buyByWallet(buyer);
    await reaches(buyer, { status: 'completed' });
    await outside.control('paypal/refund', { capture_id, amount: '7.00' });
    await reaches(buyer, { status: 'partially_refunded', refunded_cents: 700 });
    const { dispute_id } = await outside.control<{ dispute_id: string }>('paypal/dispute', { capture_id });
    await reaches(buyer, { status: 'disputed' });
    await outside.control('paypal/dispute-close', { dispute_id, outcome: 'won' });
    await reaches(buyer, { status: 'partially_refunded', refunded_cents: 700 });
  });

  it('captures what a buyer approved at PayPal before the tab was closed', async () => {
    const buyer = newBuyer();
    running.clock.set(Date.now());
    const { order_id } = await buyer.wallet('vip');
    await outside.control('paypal/approve', { order_id });
    // Earlier purchases leave such jobs, too: theirs are not waited for.
    const attempt = `(select a.id::text from payment_attempt a where a.provider_ref = $1)`;
    const job = `select id from graphile_worker._private_jobs where payload ->> 'attempt_id' = ${attempt} and run_at > now()`;
    await eventually(async () => (await running.rows(job, [order_id])).length > 0);
    expect((await orderOf(buyer)).status).toBe('pending');
    // The three minutes, cut short.
    await running.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from (${job}) as waiting`,
      [order_id],
    );
    await reaches(buyer, { status: 'completed', captured_cents: PRICE });
  });

  // F-231, C-010
  it('charges a plan three times, exactly, and never a fourth time', async () => {
    const buyer = newBuyer();
    const { subscription } = await pay(pageId((await buyer.plan()).url));
    await reaches(buyer, { status: 'payment_plan_active', captured_cents: 83_233 });
    await idle();
    await outside.control('stripe/fail-next-installment', { subscription });
    await outside.control('stripe/next-installment', { subscription });
    await reaches(buyer, { status: 'payment_plan_past_due', captured_cents: 83_233 });
    await outside.control('stripe/fail-next-installment', { subscription });
    await outside.control('stripe/next-installment', { subscription });
    await reaches(buyer, { status: 'payment_plan_active', captured_cents: 166_466 });
    await outside.control('stripe/next-installment', { subscription });
    const { id } = await reaches(buyer, { status: 'completed', captured_cents: 249_700 });
    await idle();
    await expect(outside.control('stripe/next-installment', { subscription })).rejects.toThrow(
      'nothing is due any more',
    );
    const { charges } = await outside.books<Book>('stripe');
    expect(charges.filter((charge) => charge.order_id === id).map(({ amount }) => amount)).toEqual([
      83_233, 83_233, 83_234,
    ]);
    expect(
      await running.rows(
        'select number, amount_cents, paid_at is not null as paid from plan_installment where order_id = $1 order by number',
        [id],
      ),
    ).toEqual([
      { number: 1, amount_cents: 83_233, paid: true },
      { number: 2, amount_cents: 83_233, paid: true },
      { number: 3, amount_cents: 83_234, paid: true },
    ]);
  });

  it('keeps books that agree with themselves, with the orders and with the provider', async () => {
    await idle();
    const findings = await running.app.get(LedgerAudit, { strict: false }).inspect();
    expect(findings).toMatchObject({ totalCents: 0, unbalancedTransactions: [], disagreeingOrders: [] });
    const cash = findings.accounts.find(({ account }) => account === 'cash:stripe');
    expect(cash?.cents).toBe((await outside.books<Book>('stripe')).totals.kept);
  });
});
