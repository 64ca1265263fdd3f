import { DAY_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { PRICE_BOOK } from '@summit/pricing';
import { ForgetTimersJob } from './forget-timers.job.js';
import { PurchaseKit } from './purchase-kit.fake.js';
import type { OfferQuestion } from './start-timer.use-case.js';

describe('the offer window', () => {
  let kit: PurchaseKit;
  beforeEach(() => {
    kit = new PurchaseKit();
  });
  const start = (overrides: Partial<OfferQuestion> = {}) =>
    kit.startTimer.execute({
      sessionId: 'session-of-zoe',
      product: 'dfy',
      buyerId: null,
      email: null,
      clientBlock: 'home',
      ...overrides,
    });

  it('begins with the first visit and lasts fifteen minutes', async () => {
    const now = kit.clock.now();
    expect(await start()).toEqual({
      startedAt: now,
      expiresAt: now + 900_000,
      now,
      remainingSeconds: 900,
      expired: false,
      priceCents: 249_700,
      priceAfterCents: 499_700,
      savedCard: null,
    });
  });

  it.each([
    [0, 900, false, 249_700],
    [899, 1, false, 249_700],
    [900, 0, true, 249_700],
    [959, 0, true, 249_700],
    [960, 0, true, 499_700],
    [961, 0, true, 499_700],
  ])('after %i seconds has %i left', async (elapsed, remainingSeconds, expired, priceCents) => {
    await start();
    kit.clock.advance(elapsed * 1_000);
    expect(await start()).toMatchObject({ remainingSeconds, expired, priceCents, priceAfterCents: 499_700 });
  });

  it('is not begun again by a cleared browser with the same cookie', async () => {
    const buyerId = randomUUID();
    const { startedAt } = await start({ buyerId });
    kit.clock.advance(1_000_000);
    expect(await start({ sessionId: 'cleared-session', buyerId })).toMatchObject({ startedAt, expired: true });
  });

  // C-110
  it('is not begun again for an address at the same place, and tells only when this browser came', async () => {
    await start({ email: 'zoe@example.com' });
    kit.clock.advance(1_000_000);
    const now = kit.clock.now();
    const answer = await start({ sessionId: 'cleared-session', email: 'zoe@example.com' });
    expect(answer).toMatchObject({ expired: true, priceCents: 499_700, startedAt: now, expiresAt: now });
  });

  // C-110
  it('is neither ended nor told by a stranger on another network who knows the address', async () => {
    await start({ sessionId: 'session-of-stranger', email: 'zoe@example.com', clientBlock: 'elsewhere' });
    kit.clock.advance(1_000_000);
    const now = kit.clock.now();
    const mine = { startedAt: now, remainingSeconds: 900, expired: false, priceCents: 249_700 };
    expect(await start({ email: 'zoe@example.com' })).toMatchObject(mine);
    kit.clock.advance(500_000);
    const stranger = await start({ sessionId: 'another-stranger', email: 'zoe@example.com', clientBlock: 'far away' });
    expect(stranger).toMatchObject({ startedAt: kit.clock.now(), remainingSeconds: 900 });
  });

  // C-110
  it('counts what payments prove to be of one address, wherever it began', async () => {
    const [atHome, atWork] = [randomUUID(), randomUUID()];
    kit.timers.proves = ({ buyerId }) => buyerId === atHome || buyerId === atWork;
    await start({ email: 'zoe@example.com', buyerId: atHome });
    kit.clock.advance(1_000_000);
    const elsewhere = { sessionId: 'session-at-work', email: 'zoe@example.com', clientBlock: 'work' };
    expect(await start({ ...elsewhere, buyerId: atWork })).toMatchObject({ expired: true });
    expect(await start({ ...elsewhere, sessionId: 'unproven', clientBlock: 'train' })).toMatchObject({
      expired: false,
    });
  });

  // C-110
  it('counts what began in another browser where a mailed link was opened in both, with no address typed', async () => {
    const [phone, laptop] = [randomUUID(), randomUUID()];
    for (const buyerId of [phone, laptop])
      await kit.addresses.add({ buyerId, email: 'zoe@example.com', at: kit.clock.now() });
    await start({ buyerId: phone });
    kit.clock.advance(1_000_000);
    const elsewhere = { sessionId: 'session-of-laptop', clientBlock: 'work' };
    expect(await start({ ...elsewhere, buyerId: laptop })).toMatchObject({ expired: true, startedAt: kit.clock.now() });
    expect(await start({ ...elsewhere, sessionId: 'stranger', buyerId: randomUUID() })).toMatchObject({
      expired: false,
    });
  });

  it('is that of the typed address in a browser where somebody else’s mailed link was opened (C-110)', async () => {
    const [troll, visitor] = [randomUUID(), randomUUID()];
    for (const buyerId of [troll, visitor])
      await kit.addresses.add({ buyerId, email: 'troll@example.com', at: kit.clock.now() });
    await start({ buyerId: troll, email: 'troll@example.com' });
    kit.clock.advance(1_000_000);
    const elsewhere = { sessionId: 'session-of-visitor', clientBlock: 'work', buyerId: visitor };
    await start(elsewhere);
    expect(await start({ ...elsewhere, email: 'honest@example.com' })).toMatchObject({ expired: false });
  });

  it('is forgotten after 30 days (C-110)', async () => {
    const forgetting = new ForgetTimersJob(kit.timers, kit.addresses, kit.orders, kit.clock);
    await start();
    kit.clock.advance(30 * DAY_MS);
    await forgetting.run();
    expect(await start()).toMatchObject({ expired: true });
    kit.clock.advance(1);
    await forgetting.run();
    expect(await start()).toMatchObject({ expired: false });
  });

  it('is joined to an address that becomes known later', async () => {
    await start();
    kit.clock.advance(1_000_000);
    await start({ email: 'zoe@example.com' });
    expect(await start({ sessionId: 'cleared-session', email: 'zoe@example.com' })).toMatchObject({ expired: true });
  });

  it('is each product’s and each visitor’s own', async () => {
    await start();
    kit.clock.advance(1_000_000);
    expect(await start({ product: 'implementation' })).toMatchObject({ expired: false });
    expect(await start({ sessionId: 'session-of-kai' })).toMatchObject({ expired: false });
  });

  it('has no price sentence where the price does not rise (C-013)', async () => {
    const { priceCents, priceAfterCents } = await start({ product: 'vip' });
    expect([priceCents, priceAfterCents]).toEqual([PRICE_BOOK.vip.early, PRICE_BOOK.vip.early]);
  });

  it('is begun by a purchase that never asked for it, and judged by it', async () => {
    await kit.openCheckout({ product: 'dfy' });
    kit.clock.advance(960_000);
    expect((await kit.openCheckout({ product: 'dfy' })).quote.totalCents).toBe(499_700);
  });

  it('names the card that this browser may charge, and only to this browser', async () => {
    await kit.buyVip();
    const mine = { product: 'implementation' as const, email: 'zoe@example.com' };
    expect((await start({ ...mine, buyerId: kit.buyerId })).savedCard).toMatchObject({ brand: 'visa', last4: '4242' });
    expect((await start({ ...mine, buyerId: randomUUID() })).savedCard).toBeNull();
    expect((await start(mine)).savedCard).toBeNull();
    expect((await start({ product: 'implementation', buyerId: kit.buyerId })).savedCard).toBeNull();
    const elsewhere = { ...mine, product: 'vip' as const, buyerId: kit.buyerId, sessionId: 'another-session' };
    expect((await start(elsewhere)).savedCard).toBeNull();
  });
});
