import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { FulfillOrderUseCase } from './fulfill-order.use-case.js';

describe('FulfillOrderUseCase', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });

  const fulfill = (options?: { restored: boolean }) =>
    new FulfillOrderUseCase(scene.sessions, scene.sessions, scene.orders, scene.mails, scene.orderMails).execute(
      'o1',
      options,
    );

  it('sends receipt and details with the add-on named, and plans the sessions', async () => {
    scene.put({}, { cardLast4: '4242' });
    await fulfill();
    const order_lines = [
      'Implementation Package: $97',
      'Templates Kit: $12',
      '2 x Extra coaching session, 30 minutes: $200',
    ].join('\n');
    expect(scene.mails.queued).toMatchObject([
      {
        key: 'receipt:o1',
        template: 'receipt',
        recipient: 'zoe@example.com',
        values: {
          product_name: 'Implementation Package',
          order_date: '20 November 2025',
          order_lines,
          total: '$309',
          payment_method: 'Card ending in 4242',
          refund_policy_url: 'http://funnel.test/refund-policy',
        },
      },
      {
        key: 'add-on:o1:implementation_bump',
        template: 'add-on',
        recipient: 'zoe@example.com',
        values: { add_on_name: 'Templates Kit', add_on_url: 'https://files.test/o1/templates-kit' },
      },
      {
        key: 'details:o1',
        template: 'implementation-details',
        values: {
          order_lines,
          coaching_sessions: '3 sessions of 30 minutes: 1 included, 2 extra',
          preparation_sheet_url: 'https://files.test/o1/preparation-sheet',
        },
      },
    ]);
    expect(await scene.sessions.ofOrder('o1')).toHaveLength(3);
  });

  it('does nothing twice, and leaves alone what an operator took away', async () => {
    scene.put();
    await fulfill();
    await scene.sessions.transaction((tx) => scene.sessions.cancel(tx, { orderId: 'o1', number: 3 }));
    await fulfill();
    expect(scene.mails.templates()).toEqual(['receipt', 'add-on', 'implementation-details']);
    expect(await scene.sessions.ofOrder('o1')).toHaveLength(2);
  });

  it('sends vip the receipt alone, named with its discount and the wallet', async () => {
    scene.put(
      { product: 'vip', bumps: [], coachingSessions: 0, provider: 'paypal', name: null },
      { discountCents: 1_000 },
    );
    await fulfill();
    expect(scene.mails.queued).toMatchObject([
      {
        template: 'receipt',
        values: {
          name: 'there',
          order_lines: `VIP: ${formatUsd(PRICE_BOOK.vip.early)}\nDiscount: -$10`,
          payment_method: 'PayPal',
        },
      },
    ]);
    expect(await scene.sessions.ofOrder('o1')).toEqual([]);
  });

  it('tells a buyer of the vault where it is in the library, and sends nothing for work of people', async () => {
    scene.put({ product: 'vip', bumps: ['vip_bump'], coachingSessions: 0 });
    await fulfill();
    expect(scene.mails.queued.at(-1)).toMatchObject({
      template: 'add-on',
      values: {
        add_on_name: 'Speaker Interview Highlights Vault',
        add_on_url: 'http://localhost:4201/vip/resources#highlights',
      },
    });
    scene.put({ product: 'dfy', bumps: ['dfy_bump'], coachingSessions: 0, id: 'o1' });
    const before = scene.mails.templates().length;
    await fulfill();
    expect(scene.mails.templates().slice(before)).toEqual(['dfy-details']);
  });

  it('sends a plan its onboarding; its receipts are the mails of its payments', async () => {
    scene.put({ product: 'dfy', bumps: [], coachingSessions: 0, plan: true, status: 'payment_plan_active' });
    await fulfill();
    expect(scene.mails.templates()).toEqual(['dfy-details']);
    expect(await scene.sessions.ofOrder('o1')).toHaveLength(4);
  });

  it.each(['pending', 'failed', 'disputed'] as const)('delivers nothing while the order is %s', async (status) => {
    scene.put({ status });
    await fulfill();
    expect(scene.mails.queued).toEqual([]);
    expect(await scene.sessions.ofOrder('o1')).toEqual([]);
  });

  it('takes open sessions away after a full refund and keeps those that were held', async () => {
    scene.put();
    await fulfill();
    await scene.sessions.transaction((tx) =>
      scene.sessions.complete(tx, { orderId: 'o1', number: 1, completedAt: NOW }),
    );
    scene.put({ status: 'refunded' });
    await fulfill();
    expect(await scene.completed()).toEqual([[1, NOW]]);
  });

  it('brings them back when the refund did not go through', async () => {
    scene.put();
    await fulfill();
    scene.put({ status: 'refunded' });
    await fulfill();
    scene.put();
    await fulfill({ restored: true });
    expect(await scene.sessions.ofOrder('o1')).toHaveLength(3);
    expect(scene.mails.templates()).toEqual(['receipt', 'add-on', 'implementation-details']);
  });

  it('waits for the address of the buyer, and loses nothing meanwhile', async () => {
    scene.put({ email: null });
    await expect(fulfill()).rejects.toThrow('has no address yet');
    expect(await scene.sessions.ofOrder('o1')).toEqual([]);
  });
});
