import { randomUUID } from 'node:crypto';
import type { AdminLoginResponse, MessageAnswer, PageAnswer, StuckOrderRow } from '@summit/contracts';
import { PRICE_BOOK } from '@summit/pricing';
import { PasswordHasher } from '../../src/platform/crypto/password-hasher.js';
import type { PurchaseBrowser } from '../harness/purchase-browser.js';
import { onePurchase, purchaseRecord, type PurchaseRecord } from '../harness/purchase-record.js';
import { startPurchaseScene, type PurchaseScene } from '../harness/purchase-scene.js';
import { AFFILIATE, purchaseSteps } from '../harness/purchase-steps.js';
import { eventually, json, read } from '../harness/running-app.js';

const VIP_BY_CARD = onePurchase('vip', { provider: 'stripe', cents: PRICE_BOOK.vip.early });
const VIP_BY_WALLET = onePurchase('vip', { provider: 'paypal', cents: PRICE_BOOK.vip.early });
const ONE_CLICK = onePurchase('implementation', { provider: 'stripe', cents: PRICE_BOOK.implementation.early });
const ADMIN = { email: 'office@summit.test', password: 'a long admin passphrase' };

//
describe('kill -9 at every step between charge and delivery, and the queue is lost each time', () => {
  let scene: PurchaseScene;
  let steps: ReturnType<typeof purchaseSteps>;
  let headers: { authorization: string };
  const people = new Map<string, PurchaseBrowser>();
  const the = (name: string): PurchaseBrowser => {
    const known = people.get(name) ?? scene.browser(`${name}@desk.test`);
    people.set(name, known);
    return known;
  };

  const stuck = async (): Promise<StuckOrderRow[]> => {
    const look = fetch(`${scene.url()}/api/admin/desk/stuck-orders/look`, { method: 'POST', headers });
    const looked = await read(look);
    if (!('success' in looked && looked.success)) throw new Error(JSON.stringify(looked));
    const list = fetch(`${scene.url()}/api/admin/desk/stuck-orders?limit=200`, { headers });
    return (await read<PageAnswer<StuckOrderRow>>(list)).data;
  };
  const press = async ({ id }: StuckOrderRow): Promise<string> => {
    const url = `${scene.url()}/api/admin/desk/stuck-orders/${id}/repair`;
    return (await read<MessageAnswer>(fetch(url, { method: 'POST', headers }))).message;
  };
  /** Kinds of what is found, by the name of the buyer and the product. */
  const kindsOf = (found: StuckOrderRow[]) =>
    [...found.map(({ email, product_type, kind }) => `${email?.split('@')[0]} ${product_type} ${kind}`)].sort();
  const orderIs = async (name: string, condition: string): Promise<boolean> =>
    (await scene.rows(`select from purchase_order where session_id = $1 and ${condition}`, [the(name).sessionId]))
      .length > 0;

  const crash = async (): Promise<void> => {
    await scene.kill();
    await scene.loseQueue();
  };

  /** The worker dies with the receipt written but not sent, while access and commission wait for their tables. */
  const dieInTheMiddle = async (): Promise<void> => {
    await scene.start('all', { SMTP_URL: 'smtp://127.0.0.1:9' });
    const allow = [await scene.forbidBooking('member'), await scene.forbidBooking('order_attribution')];
    await steps.pay(the('halfway'), await steps.openPage(the('halfway')));
    await eventually(
      async () => (await scene.standing('member')) > 0 && (await scene.standing('order_attribution')) > 0,
    );
    await eventually(async () => (await scene.rows(`select from mail_message where key like 'receipt:%'`)).length > 0);
    await crash();
    for (const one of allow) await one();
  };

  /** A process without a worker dies with a purchase at each step before delivery. */
  const dieBefore = async (): Promise<void> => {
    await scene.start('api');
    await steps.becomeCustomer(the('settled'));
    await steps.pay(the('told'), await steps.openPage(the('told')));
    await eventually(async () => (await scene.rows('select from provider_event where handled_at is null')).length > 0);
    for (const provider of ['stripe', 'paypal'] as const) await scene.deliver(provider, 'drop');
    await steps.pay(the('charged'), await steps.openPage(the('charged')));
    const order = await steps.approve(the('captured'));
    const captures = async () => (await scene.outside.books<{ captures: unknown[] }>('paypal')).captures.length;
    const charges = async () => (await scene.outside.books<{ charges: unknown[] }>('stripe')).charges.length;
    const [captured, charged] = [await captures(), await charges()];
    const pressed = [
      ...(await steps.loseAnswers(
        'paypal',
        [() => the('captured').capture('vip', order)],
        async () => (await captures()) > captured,
      )),
      ...(await steps.loseAnswers(
        'stripe',
        [() => the('settled').oneClick('implementation')],
        async () => (await charges()) > charged,
      )),
    ];
    await crash();
    await Promise.all(pressed);
  };

  beforeAll(async () => {
    scene = await startPurchaseScene();
    steps = purchaseSteps(scene);
    await scene.rows(`insert into affiliate (code, name, email) values ($1, 'Amara Okafor', 'amara@speakers.test')`, [
      AFFILIATE,
    ]);
    await scene.rows(`insert into admin_account (id, email, password_hash, created_at) values ($1, $2, $3, now())`, [
      randomUUID(),
      ADMIN.email,
      await new PasswordHasher().hash(ADMIN.password),
    ]);
    await dieInTheMiddle();
    await dieBefore();
    // Everything that should have happened by itself would have.
    await scene.later(60);
    await scene.start('api');
    const answer = await read<AdminLoginResponse>(fetch(`${scene.url()}/api/admin/auth/login`, json(ADMIN)));
    if (!('token' in answer)) throw new Error('The administrator was not signed in');
    headers = { authorization: `Bearer ${answer.token}` };
  });
  afterAll(() => scene.stop());

  it('the desk finds all of them, each with its reason and its repair', async () => {
    const found = await stuck();
    expect(kindsOf(found)).toEqual([
      'captured vip pending_too_long',
      'charged vip pending_too_long',
      'halfway vip mail_failed',
      'halfway vip not_credited',
      'halfway vip not_delivered',
      'settled implementation pending_too_long',
      'settled vip not_credited',
      'settled vip not_delivered',
      'settled vip without_mail',
      'told vip pending_too_long',
    ]);
    const charged = found.find(({ email }) => email === the('charged').email);
    expect(charged).toMatchObject({
      reason: 'Stripe has not told us how the payment page ended.',
      repair: 'Ask the provider',
      amount: PRICE_BOOK.vip.early / 100,
      repaired_at: null,
    });
  });

  it('repairs each, whoever presses and however often', async () => {
    const found = await stuck();
    for (const row of found) await press(row);
    for (const name of ['charged', 'captured', 'told'])
      expect([name, await orderIs(name, 'paid_at is not null')]).toEqual([name, true]);
    expect(await orderIs('settled', `product = 'implementation' and paid_at is not null`)).toBe(true);
    for (const row of found.toReversed()) await press(row);
    await scene.kill();
    await scene.start('all');
    await scene.allDone();
    const expected: [string, PurchaseRecord][] = [
      ['charged', VIP_BY_CARD],
      ['captured', VIP_BY_WALLET],
      ['told', VIP_BY_CARD],
      ['settled', VIP_BY_CARD],
      ['settled', ONE_CLICK],
      ['halfway', VIP_BY_CARD],
    ];
    for (const [name, record] of expected)
      expect([name, await purchaseRecord(scene, the(name), record.product)]).toEqual([name, record]);
    await scene.later(30);
    expect(kindsOf(await stuck())).toEqual([]);
    expect(await press(found[0]!)).toBe('This has been dealt with already. Nothing had to be done.');
  });
});
