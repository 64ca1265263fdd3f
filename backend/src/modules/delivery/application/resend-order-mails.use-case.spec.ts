import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { ResendOrderMailsUseCase } from './resend-order-mails.use-case.js';

describe('the mails of an order, sent again', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });
  const resend = (occasion: string) =>
    scene.sessions.transaction((tx) =>
      new ResendOrderMailsUseCase(scene.orders, scene.mails, scene.orderMails).resend(tx, { orderId: 'o1', occasion }),
    );

  it('are the receipt, the add-ons and the details, once for each occasion', async () => {
    scene.put();
    await resend('1');
    await resend('1');
    expect(scene.mails.templates()).toEqual(['receipt', 'add-on', 'implementation-details']);
    expect(scene.mails.queued[0]).toMatchObject({ key: 'receipt:o1:again:1', recipient: 'zoe@example.com' });
    await resend('2');
    expect(scene.mails.queued).toHaveLength(6);
  });

  it('are the receipts of what was paid of a plan', async () => {
    const installments = [
      { number: 1, amountCents: 83_233, dueAt: NOW, paidAt: NOW },
      { number: 2, amountCents: 83_233, dueAt: NOW, paidAt: null },
    ];
    scene.put({ product: 'dfy', bumps: [], plan: true, status: 'payment_plan_active' }, { installments });
    await resend('1');
    expect(scene.mails.templates()).toEqual(['plan-installment-paid', 'dfy-details']);
  });

  it('hand nothing over again that was paid back', async () => {
    scene.put({ status: 'refunded' });
    await resend('1');
    expect(scene.mails.templates()).toEqual(['receipt']);
  });

  it('are none for an order without money', async () => {
    scene.put({ status: 'failed', paidAt: null });
    await resend('1');
    expect(scene.mails.queued).toEqual([]);
  });
});
