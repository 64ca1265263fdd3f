import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { ReportStatusUseCase } from './report-status.use-case.js';

describe('ReportStatusUseCase', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });

  const report = (from: string, to: string, change = 'plan_ended:sub_1') =>
    new ReportStatusUseCase(scene.sessions, scene.orders, scene.mails, scene.orderMails).execute({
      orderId: 'o1',
      from,
      to,
      change,
    });
  const installment = (number: number, paidAt: number | null) => ({
    number,
    amountCents: number < 3 ? 83_233 : 83_234,
    dueAt: NOW,
    paidAt,
  });
  const plan = () =>
    scene.put(
      { product: 'dfy', bumps: [], coachingSessions: 0, plan: true, capturedCents: 83_233 },
      { installments: [installment(1, NOW), installment(2, null), installment(3, null)] },
    );

  it.each([
    ['payment_plan_past_due', 'payment_plan_defaulted', 'plan-defaulted'],
    ['payment_plan_active', 'payment_plan_canceled', 'plan-canceled'],
  ])('from %s to %s mails %s with what is paid and what is open', async (from, to, template) => {
    plan();
    await report(from, to);
    await report(from, to);
    expect(scene.mails.queued).toMatchObject([{ template, values: { paid: '$832.33', open_amount: '$1,664.67' } }]);
  });

  it('mails that a payment is questioned, and what was decided', async () => {
    scene.put({ refundedCents: 0 });
    await report('completed', 'disputed', 'dispute_seen:dp_1:open');
    await report('disputed', 'completed', 'dispute_seen:dp_1:won');
    expect(scene.mails.templates()).toEqual(['dispute-opened', 'dispute-closed']);
    expect(scene.mails.queued.at(-1)?.values).toMatchObject({
      paid_back: '$0',
      outcome: 'The payment stands, and your order goes on as before.',
    });
    scene.put({ refundedCents: 30_900 });
    await report('disputed', 'refunded', 'dispute_lost:dp_2');
    expect(scene.mails.queued.at(-1)?.values).toMatchObject({
      paid_back: '$309',
      outcome: 'The money went back to you, so the order and what came with it have ended.',
    });
  });

  it('says nothing of steps that have a mail of their own', async () => {
    scene.put();
    await report('pending', 'completed');
    await report('completed', 'partially_refunded');
    await report('payment_plan_active', 'payment_plan_past_due');
    expect(scene.mails.queued).toEqual([]);
  });
});
