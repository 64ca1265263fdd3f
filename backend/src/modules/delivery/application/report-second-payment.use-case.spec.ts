import { DAY_MS } from '@summit/rules';
import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { ReportSecondPaymentUseCase } from './report-second-payment.use-case.js';

describe('ReportSecondPaymentUseCase', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });

  const report = (stage: 'received' | 'paid_back', ref: string) =>
    new ReportSecondPaymentUseCase(scene.sessions, scene.orders, scene.orders, scene.mails, scene.orderMails).execute({
      orderId: 'o2',
      stage,
      ref,
      amountCents: 9_700,
    });
  const second = { id: 'o2', paidAt: null, capturedCents: 0, status: 'failed' } as const;

  it('names the order that stands when a second payment comes, and again when it goes back', async () => {
    scene.put({ paidAt: NOW - 7 * DAY_MS });
    scene.put(second);
    for (let time = 0; time < 2; time++) {
      await report('received', 'pi_2');
      await report('paid_back', 're_2');
    }
    expect(scene.mails.queued).toMatchObject([
      {
        template: 'second-payment',
        recipient: 'zoe@example.com',
        values: { order_id: 'o1', first_order_date: '13 November 2025', second_amount: '$97' },
      },
      { template: 'second-payment-refund', values: { order_id: 'o1', second_amount: '$97' } },
    ]);
  });

  it('says nothing where no order of the address stands', async () => {
    scene.put(second);
    await report('paid_back', 're_2');
    expect(scene.mails.queued).toEqual([]);
  });
});

// C-117
