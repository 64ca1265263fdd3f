import { DAY_MS } from '@summit/rules';
import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { ReportMoneyUseCase } from './report-money.use-case.js';

describe('ReportMoneyUseCase', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });

  const report = () =>
    new ReportMoneyUseCase(scene.sessions, scene.orders, scene.mails, scene.orderMails).execute('o1');
  const installments = (paid: number) =>
    [83_233, 83_233, 83_234].map((amountCents, index) => ({
      number: index + 1,
      amountCents,
      dueAt: NOW + index * 30 * DAY_MS,
      paidAt: index < paid ? NOW + index * 30 * DAY_MS : null,
    }));
  const plan = { product: 'dfy', bumps: [], coachingSessions: 0, plan: true } as const;

  it('mails each payment of a plan once, and the last as the end of it', async () => {
    scene.put(plan, { installments: installments(1) });
    await report();
    await report();
    expect(scene.mails.queued).toMatchObject([
      {
        key: 'installment:o1:1',
        template: 'plan-installment-paid',
        values: {
          installment_number: '1',
          installments_total: '3',
          amount: '$832.33',
          next_amount: '$832.33',
          next_payment_date: '20 December 2025',
        },
      },
    ]);
    scene.put(plan, { installments: installments(3) });
    await report();
    expect(scene.mails.templates()).toEqual(['plan-installment-paid', 'plan-installment-paid', 'plan-finished']);
    expect(scene.mails.queued.at(-1)?.values).toMatchObject({
      amount: '$832.34',
      total: '$2,497',
      finished_on: '19 January 2026',
    });
  });

  it('says at the end of a plan what was paid back of it', async () => {
    scene.put({ ...plan, refundedCents: 33_233 }, { installments: installments(3) });
    await report();
    expect(scene.mails.queued.at(-1)?.values).toMatchObject({ total: '$2,497, of which $332.33 was paid back' });
  });

  it('mails each refund once, but not what a dispute took or what was agreed outside', async () => {
    const refund = { kind: 'refund' as const, amountCents: 1_000, at: NOW };
    scene.put(
      { refundedCents: 1_500 },
      {
        refunds: [
          { ...refund, ref: 're_1' },
          { ...refund, ref: 're_2', amountCents: 500 },
        ],
      },
    );
    await report();
    await report();
    expect(scene.mails.queued.map(({ key, values }) => [key, values.refund_amount, values.total])).toEqual([
      ['refund:stripe:re_1', '$10', '$309'],
      ['refund:stripe:re_2', '$5', '$309'],
    ]);
    scene.put(
      {},
      {
        refunds: [
          { ...refund, kind: 'dispute_lost', ref: 'dp_1' },
          { ...refund, kind: 'external', ref: 'x' },
        ],
      },
    );
    await report();
    expect(scene.mails.queued).toHaveLength(2);
  });
});
