import { PRICE_BOOK } from '@summit/pricing';
import { heard, type PurchaseBrowser } from '../harness/purchase-browser.js';
import { seededMoments } from '../harness/purchase-moments.js';
import { cashOfAll, onePurchase, purchaseRecord, type PurchaseRecord } from '../harness/purchase-record.js';
import { startPurchaseScene, type Delivery, type PurchaseScene } from '../harness/purchase-scene.js';
import { AFFILIATE, purchaseSteps } from '../harness/purchase-steps.js';
import { eventually } from '../harness/running-app.js';

const VIP_BY_CARD = onePurchase('vip', { provider: 'stripe', cents: PRICE_BOOK.vip.early });
const VIP_BY_WALLET = onePurchase('vip', { provider: 'paypal', cents: PRICE_BOOK.vip.early });
const ONE_CLICK = onePurchase('implementation', { provider: 'stripe', cents: PRICE_BOOK.implementation.early });

let scene: PurchaseScene;
let steps: ReturnType<typeof purchaseSteps>;
beforeAll(async () => {
  scene = await startPurchaseScene();
  steps = purchaseSteps(scene);
  await scene.rows(`insert into affiliate (code, name, email) values ($1, 'Amara Okafor', 'amara@speakers.test')`, [
    AFFILIATE,
  ]);
});
afterAll(() => scene.stop());

/** The assertion about every purchase here, whatever happened on its way. */
async function expectOnePurchase(buyer: PurchaseBrowser, expected: PurchaseRecord): Promise<void> {
  await scene.allDone();
  expect(await purchaseRecord(scene, buyer, expected.product)).toEqual(expected);
}

/** Neither side has moved money that the other does not know, and the book balances. */
async function expectEqualBooks(): Promise<void> {
  const { ours, theirs, ledgerSum } = await cashOfAll(scene);
  expect(ours).toEqual(theirs);
  expect(ledgerSum).toBe(0);
}

describe('kill -9 with a purchase at every step', () => {
  const people = new Map<string, PurchaseBrowser>();
  const the = (name: string): PurchaseBrowser => {
    const known = people.get(name) ?? scene.browser(`${name}@steps.test`);
    people.set(name, known);
    return known;
  };
  const walletOrders: Record<string, string> = {};
  const stands: Record<string, string> = {};
  let lostPages: string[];
  let answers: unknown[];

  const charges = async () => (await scene.outside.books<{ charges: unknown[] }>('stripe')).charges.length;
  const captures = async () => (await scene.outside.books<{ captures: unknown[] }>('paypal')).captures.length;

  beforeAll(async () => {
    await scene.start('api');
    await Promise.all(
      ['again', 'reconciled', 'fallback', 'held', 'unbooked'].map((name) => steps.becomeCustomer(the(name))),
    );
    await steps.pay(the('accepted'), await steps.openPage(the('accepted')));
    await scene.deliver('stripe', 'drop');
    await scene.deliver('paypal', 'drop');
    for (const name of ['approved', 'tab-closed', 'captured', 'wallet-unbooked'])
      walletOrders[name] = await steps.approve(the(name));

    const pressed: Promise<unknown>[] = [];
    const [chargedBefore, capturedBefore] = [await charges(), await captures()];
    pressed.push(
      ...(await steps.loseAnswers(
        'stripe',
        ['again', 'reconciled', 'fallback'].map((name) => () => the(name).oneClick('implementation')),
        async () => (await charges()) === chargedBefore + 3,
      )),
    );
    await scene.deliver('stripe', 'hold');
    pressed.push(
      ...(await steps.loseAnswers(
        'stripe',
        [() => the('held').oneClick('implementation')],
        async () => (await charges()) === chargedBefore + 4,
      )),
      ...(await steps.loseAnswers(
        'stripe',
        [() => the('page-lost').checkout('vip', AFFILIATE)],
        async () => (await scene.pagesOf(the('page-lost').sessionId)).length === 1,
      )),
      ...(await steps.loseAnswers(
        'paypal',
        [() => the('captured').capture('vip', walletOrders['captured']!)],
        async () => (await captures()) === capturedBefore + 1,
      )),
      ...(await steps.loseAnswers(
        'paypal',
        [() => the('wallet-lost').wallet('vip', AFFILIATE)],
        async () => (await scene.disturbancesLeft('paypal')) === 0,
      )),
    );
    const allowBooking = await scene.forbidBooking();
    pressed.push(
      the('unbooked').oneClick('implementation'),
      the('wallet-unbooked').capture('vip', walletOrders['wallet-unbooked']!),
    );
    await eventually(async () => (await scene.standing()) === 2);
    // More than one: a second try must not get through before the kill.
    await scene.outside.disturb('stripe', 'timeout', 2);
    pressed.push(the('unreached').checkout('vip', AFFILIATE));
    await eventually(async () => (await scene.disturbancesLeft('stripe')) === 1);

    await scene.kill();
    await allowBooking();
    answers = await Promise.all(pressed);
    await scene.outside.control('next-answers/clear', {});
    lostPages = await scene.pagesOf(the('page-lost').sessionId);
    for (const [name, person] of people) stands[name] = await steps.standOf(person);

    // The buyers come back when what they began counts as abandoned.
    await scene.later(2);
    await scene.deliver('paypal', 'normal');
    await scene.start('all');
  });

  it('cut every answer off, and found each purchase where it was meant to', async () => {
    expect(answers).toEqual(answers.map(() => null));
    expect(stands).toEqual({
      unreached: 'pending starting 0',
      'page-lost': 'pending starting 0',
      accepted: 'pending open known 0',
      again: 'pending starting 0',
      reconciled: 'pending starting 0',
      fallback: 'pending starting 0',
      held: 'pending starting 0',
      unbooked: 'pending starting known 0',
      'wallet-lost': 'pending starting 0',
      approved: 'pending open known 0',
      'tab-closed': 'pending open known 0',
      captured: 'pending starting known 0',
      'wallet-unbooked': 'pending starting known 0',
    });
    expect(await scene.pagesOf(the('unreached').sessionId)).toEqual([]);
  });

  it('settles a payment whose notification was taken in and not acted on', () =>
    expectOnePurchase(the('accepted'), VIP_BY_CARD));

  it('opens a page for an order that never reached the provider', async () => {
    await steps.pay(the('unreached'), await steps.openPage(the('unreached')));
    await scene.outside.control('webhooks/flush', { provider: 'stripe' });
    // Two minutes later the first request ends sooner than a page may: it is refused, and a new one takes its place.
    await expectOnePurchase(the('unreached'), { ...VIP_BY_CARD, attempts: ['canceled', 'succeeded'] });
  });

  it('answers the page that the provider had made, and no other', async () => {
    const page = await steps.openPage(the('page-lost'));
    expect([page]).toEqual(lostPages);
    expect(await scene.pagesOf(the('page-lost').sessionId)).toEqual([page]);
    await steps.pay(the('page-lost'), page);
    await scene.outside.control('webhooks/flush', { provider: 'stripe' });
    await expectOnePurchase(the('page-lost'), VIP_BY_CARD);
  });

  it.each(['again', 'unbooked'])('charges a saved card once for two presses (%s)', async (name) => {
    const { order_id, amount } = await heard(the(name).oneClick('implementation'));
    expect(amount).toBe(97);
    expect(await heard(the(name).oneClick('implementation'))).toMatchObject({ order_id });
    await expectOnePurchase(the(name), ONE_CLICK);
  });

  it('opens no page for what one click has paid', async () => {
    const { url } = await heard(the('fallback').checkout('implementation'));
    expect(new URL(url).pathname).toBe('/success');
    expect(await scene.pagesOf(the('fallback').sessionId)).toHaveLength(1);
    await expectOnePurchase(the('fallback'), ONE_CLICK);
  });

  it('settles a charge of which only a late notification tells', async () => {
    await scene.outside.control('webhooks/flush', { provider: 'stripe' });
    await expectOnePurchase(the('held'), ONE_CLICK);
  });

  it.each(['captured', 'wallet-unbooked', 'approved'])('captures once at the wallet (%s)', async (name) => {
    const capture = () => heard(the(name).capture('vip', walletOrders[name]!));
    const { transaction_id } = await capture();
    expect(await capture()).toMatchObject({ status: 'COMPLETED', transaction_id });
    await expectOnePurchase(the(name), VIP_BY_WALLET);
  });

  it('goes on with the order that the wallet had made', async () => {
    const order = await steps.approve(the('wallet-lost'));
    expect((await heard(the('wallet-lost').capture('vip', order))).status).toBe('COMPLETED');
    await expectOnePurchase(the('wallet-lost'), VIP_BY_WALLET);
  });

  it('finds out by itself what nobody comes back for', async () => {
    await scene.later(6);
    await eventually(
      async () => (await steps.isPaid(the('reconciled'), 'implementation')) && steps.isPaid(the('tab-closed'), 'vip'),
    );
    await expectOnePurchase(the('reconciled'), ONE_CLICK);
    await expectOnePurchase(the('tab-closed'), VIP_BY_WALLET);
  });

  it('leaves both sides with the same books', expectEqualBooks);
});

//
describe('kill -9 at ten moments between a payment and its last effect', () => {
  const SEED = 20_251_027;
  const MODES: Delivery[] = ['normal', 'duplicate', 'reverse', 'hold', 'drop'];
  const moments = seededMoments(SEED, 2 * MODES.length);
  const rounds = moments.map((moment, index) => ({ round: index + 1, moment, mode: MODES[index % MODES.length]! }));
  const byCard: PurchaseBrowser[] = [];
  const byWallet: PurchaseBrowser[] = [];
  let unfinished = 0;

  const bothDeliver = async (mode: Delivery) => {
    await scene.deliver('stripe', mode);
    await scene.deliver('paypal', mode);
  };

  it.each(rounds)('kill $round, while notifications come in the mode $mode', async ({ moment, mode, round }) => {
    const [card, wallet] = [`card-${round}`, `wallet-${round}`].map((name) =>
      scene.browser(`${name}@moments.test`),
    ) as [PurchaseBrowser, PurchaseBrowser];
    byCard.push(card);
    byWallet.push(wallet);
    await bothDeliver(mode);
    const page = await steps.openPage(card);
    const order = await steps.approve(wallet);
    const learned = await steps.learning(card);
    const paid = steps.pay(card, page);
    if (mode === 'hold') void paid.then(() => scene.outside.control('webhooks/flush', { provider: 'stripe' }));
    if (mode === 'drop') void paid.then(() => scene.later(6));
    await learned();
    const captured = wallet.capture('vip', order);
    await steps.progressed([card, wallet], moment);
    await scene.kill();
    await Promise.all([paid, captured]);
    unfinished += (await steps.progressOf([card, wallet])) < 1 ? 1 : 0;
    await scene.start('all');
  });

  it('ends each time in the same rows, books and mails', async () => {
    expect(unfinished).toBeGreaterThan(moments.length / 2);
    await bothDeliver('normal');
    for (const provider of ['stripe', 'paypal']) await scene.outside.control('webhooks/flush', { provider });
    await scene.later(6);
    for (const buyer of [...byCard, ...byWallet]) await eventually(() => steps.isPaid(buyer, 'vip'));
    for (const buyer of byCard) await expectOnePurchase(buyer, VIP_BY_CARD);
    for (const buyer of byWallet) await expectOnePurchase(buyer, VIP_BY_WALLET);
    await expectEqualBooks();
  });
});
