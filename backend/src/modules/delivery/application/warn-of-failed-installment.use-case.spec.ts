import { DAY_MS } from '@summit/rules';
import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { WarnOfFailedInstallmentUseCase } from './warn-of-failed-installment.use-case.js';

describe('WarnOfFailedInstallmentUseCase', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });

  const warn = (nextAttemptAt: number | null = NOW + 3 * DAY_MS) =>
    new WarnOfFailedInstallmentUseCase(scene.sessions, scene.orders, scene.mails, scene.orderMails).execute({
      orderId: 'o1',
      invoice: 'in_2',
      nextAttemptAt,
    });
  const pastDue = {
    product: 'dfy',
    bumps: [],
    coachingSessions: 0,
    plan: true,
    status: 'payment_plan_past_due',
  } as const;
  const due = (number: number, paidAt: number | null) => ({ number, amountCents: 83_233, dueAt: NOW, paidAt });
  const history = {
    installments: [due(1, NOW), due(2, null), due(3, null)],
    plan: {
      failed: [{ ref: 'in_2', nextAttemptAt: NOW + 3 * DAY_MS, payUrl: 'https://pay.test/in_2' }],
      charges: true,
      card: null,
    },
  };

  it('mails the page to pay at, once for each try', async () => {
    scene.put(pastDue, history);
    await warn();
    await warn();
    expect(scene.mails.queued).toMatchObject([
      {
        template: 'plan-installment-failed',
        values: {
          installment_number: '2',
          amount: '$832.33',
          next_attempt_date: '23 November 2025',
          what_next: 'If you do nothing, we try the same card again on the date above.',
          payment_url: 'https://pay.test/in_2',
        },
      },
    ]);
    await warn(NOW + 8 * DAY_MS);
    expect(scene.mails.queued.at(-1)?.values.next_attempt_date).toBe('28 November 2025');
    await warn(null);
    expect(scene.mails.queued.at(-1)?.values).toMatchObject({
      next_attempt_date: 'none planned, please use the button',
      what_next: 'That was the last attempt: if you do nothing, the payment plan stops.',
    });
    expect(scene.mails.queued).toHaveLength(3);
  });

  // C-117
  it('names of two months in a row the one whose try failed, with its own page', async () => {
    const [second] = history.plan.failed;
    const third = { ref: 'in_3', nextAttemptAt: NOW + DAY_MS, payUrl: 'https://pay.test/in_3' };
    scene.put(pastDue, { ...history, plan: { ...history.plan, failed: [third, second!] } });
    await warn();
    expect(scene.mails.queued[0]?.values).toMatchObject({
      installment_number: '3',
      payment_url: 'https://pay.test/in_2',
    });
    scene.put(pastDue, { ...history, plan: { ...history.plan, failed: [third] } });
    await warn(NOW + 4 * DAY_MS);
    expect(scene.mails.queued).toHaveLength(1);
  });

  it('says nothing when the installment was paid meanwhile', async () => {
    scene.put({ ...pastDue, status: 'payment_plan_active' }, history);
    await warn();
    expect(scene.mails.queued).toEqual([]);
  });
});

// C-116
