import { PRICE_BOOK } from '@summit/pricing';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CompleteCoachingSessionUseCase } from '../../src/modules/delivery/application/complete-coaching-session.use-case.js';
import { BonusLinks } from '../../src/modules/funnel/application/bonus-links.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';

describe('what follows a purchase', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let orders: ReturnType<typeof settledOrders>;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    orders = settledOrders(running);
    await mkdir(path.join(running.filesDir, 'bonuses'), { recursive: true });
    await writeFile(path.join(running.filesDir, 'bonuses', 'vip-exclusive-bonus-pack.pdf'), '%PDF-1.7');
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const mailTo = async (email: string, subject: RegExp) => (await outside.mailAbout(email, subject)).text;
  const accessOf = async (email: string) =>
    (await running.rows<{ summit2_access: boolean }>('select summit2_access from member where email = $1', [email]))[0]
      ?.summit2_access;
  const bonusOf = async (email: string) => {
    const link = new URL(running.app.get(BonusLinks).urlFor('vip-upgrade-bonus', email, running.clock.now()));
    return (await running.fetch(link.pathname + link.search)).status;
  };
  const sessionsOf = (orderId: string) =>
    running.rows('select number, kind from coaching_session where order_id = $1 order by 1', [orderId]);

  // F-321, C-098
  it('opens the account of a VIP buyer within seconds: setup link, bonus pack, receipt', async () => {
    const { orderId } = await orders.buy({ email: 'vip@example.com', bumps: ['vip_bump'] });
    const setup = await mailTo('vip@example.com', /^Set your VIP password$/);
    expect(setup).toMatch(/http:\/\/member\.test\/vip\/setup-password\?token=[\w-]{43}/);
    const receipt = await mailTo('vip@example.com', /^Receipt for your order/);
    expect(receipt).toContain(orderId);
    expect(receipt).toContain('Speaker Interview Highlights Vault');
    expect(await accessOf('vip@example.com')).toBe(true);
    expect(await bonusOf('vip@example.com')).toBe(200);
    expect(await running.rows('select from member_link')).toHaveLength(1);
  });

  it('takes the address from the provider when the order has none', async () => {
    await orders.buy({ email: null, name: null }, { payer: { email: 'Payer@Example.com', name: 'Pay Er' } });
    await mailTo('payer@example.com', /^Set your VIP password$/);
    expect(await accessOf('payer@example.com')).toBe(true);
  });

  it('pauses the access during a dispute, and gives it back when the dispute is won', async () => {
    const { ref } = await orders.buy({ email: 'dispute@example.com' });
    await mailTo('dispute@example.com', /^Set your VIP password$/);
    await orders.dispute(ref, 'open', PRICE_BOOK.vip.early);
    await eventually(async () => (await accessOf('dispute@example.com')) === false);
    await orders.dispute(ref, 'won', PRICE_BOOK.vip.early);
    await eventually(async () => (await accessOf('dispute@example.com')) === true);
    // The mail comes from a job of its own, beside the one that gives the access back.
    await eventually(async () => (await outside.subjectsTo('dispute@example.com')).length === 4);
    expect((await outside.subjectsTo('dispute@example.com')).sort()).toEqual([
      expect.stringMatching(/^A payment of order .* is in dispute$/),
      expect.stringMatching(/^Receipt/),
      'Set your VIP password',
      expect.stringMatching(/^The dispute about order .* is decided$/),
    ]);
  });

  // F-323
  it('ends the access with a full refund, not with a part of it, and mails each refund', async () => {
    const { ref } = await orders.buy({ email: 'refund@example.com' });
    await mailTo('refund@example.com', /^Set your VIP password$/);
    await orders.refund(ref, 1_000);
    expect(await mailTo('refund@example.com', /^Your refund for order/)).toContain('$10');
    expect(await accessOf('refund@example.com')).toBe(true);
    await orders.refund(ref, 1_000, PRICE_BOOK.vip.early - 1_000);
    await eventually(async () => (await accessOf('refund@example.com')) === false);
    expect(await bonusOf('refund@example.com')).toBe(404);
    await eventually(
      async () =>
        (await outside.subjectsTo('refund@example.com')).filter((subject) => /refund/.test(subject)).length === 2,
    );
  });

  // F-322
  it('sends the details of an implementation order, and starts the hold with its last session', async () => {
    await running.rows(
      `insert into affiliate (code, name, email) values ('AMARA', 'Amara Okafor', 'amara@speakers.test')`,
    );
    const order = {
      product: 'implementation',
      email: 'impl@example.com',
      bumps: ['implementation_bump'],
      coachingSessions: 1,
    } as const;
    const { orderId } = await orders.buy({ ...order, affiliateCode: 'amara' });
    const details = await mailTo('impl@example.com', /^Your Implementation Package: how we start$/);
    expect(details).toContain('Templates Kit');
    expect(details).toContain('2 sessions of 30 minutes: 1 included, 1 extra');
    expect(await sessionsOf(orderId)).toEqual([
      { number: 1, kind: 'included' },
      { number: 2, kind: 'purchased' },
    ]);
    const complete = running.app.get(CompleteCoachingSessionUseCase);
    const completedAt = running.clock.now() - 60_000;
    for (const number of [1, 2]) await complete.execute({ orderId, number, completedAt });
    const [hold] = await eventually(async () => {
      const rows = await running.rows<{ anchor_at: Date }>(
        'select anchor_at from commission where order_id = $1 and anchor_at is not null',
        [orderId],
      );
      return rows.length > 0 && rows;
    });
    expect(hold!.anchor_at.getTime()).toBe(completedAt);
  });

  it('takes the open sessions of a refunded order away', async () => {
    const { orderId, ref } = await orders.buy({ product: 'dfy', email: 'dfy@example.com' });
    await mailTo('dfy@example.com', /^Your Done-For-You service: onboarding$/);
    expect(await sessionsOf(orderId)).toHaveLength(4);
    await orders.refund(ref, 249_700);
    await eventually(async () => (await sessionsOf(orderId)).length === 0);
  });
});
