import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import type { OrderHistory } from '../../payments/payments.public.js';
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

  describe.each([['payment_plan_defaulted'], ['payment_plan_canceled']])(
    'about a plan that is over as %s',
    (status) => {
      const OVER = 'The payment plan of this order is over: no further charge is planned.';
      const twoPaid = (refundedCents: number, history: Partial<OrderHistory> = {}) =>
        scene.put(
          { product: 'dfy', bumps: [], coachingSessions: 0, plan: true, capturedCents: 166_466, refundedCents },
          { installments: [installment(1, NOW), installment(2, NOW), installment(3, null)], ...history },
        );

      it('mails what a lost dispute took, and not that the order goes on', async () => {
        twoPaid(83_233);
        await report('disputed', status, 'dispute_lost:stripe:dp_1');
        expect(scene.mails.queued).toMatchObject([
          {
            template: 'dispute-closed',
            values: { paid_back: '$832.33', outcome: `A part of the money went back to you. ${OVER}` },
          },
        ]);
      });

      it.each([
        ['with what was refunded while it was open', 'dispute:paypal:PP-1:lost', 'refund'],
        ['after the one before was lost', 'dispute:stripe:dp_2:won', 'dispute_lost'],
      ] as const)('mails a decision %s', async (_, change, kind) => {
        twoPaid(83_233, { refunds: [{ ref: 're_1', kind, amountCents: 83_233, at: NOW }] });
        await report('disputed', status, change);
        expect(scene.mails.queued.at(-1)?.values).toMatchObject({
          outcome: `A part of the money went back to you. ${OVER}`,
        });
      });

      it('mails that the payment stands where the bank decided so, also when something went back before', async () => {
        twoPaid(1_000, { refunds: [{ ref: 're_1', kind: 'refund', amountCents: 1_000, at: NOW }] });
        await report('disputed', status, 'dispute:stripe:dp_1:won');
        expect(scene.mails.queued.at(-1)?.values).toMatchObject({
          paid_back: '$10',
          outcome: `The payment stands. ${OVER}`,
        });
      });

      it('mails at its end what was paid, and what of it went back', async () => {
        twoPaid(1_000);
        await report('payment_plan_active', status);
        expect(scene.mails.queued.at(-1)?.values).toMatchObject({
          paid: '$1,664.66, of which $10 was paid back',
          open_amount: '$832.34',
        });
      });
    },
  );

  it('says nothing of steps that have a mail of their own', async () => {
    scene.put();
    await report('pending', 'completed');
    await report('completed', 'partially_refunded');
    await report('payment_plan_active', 'payment_plan_past_due');
    expect(scene.mails.queued).toEqual([]);
  });
});
