import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { GreetedOrders } from './greeted-orders.js';
import { MailValuesOfPersonUseCase } from './mail-values-of-person.use-case.js';

const ZOE = 'zoe@example.com';

//
describe('what a mail would say to one person', () => {
  let scene: DeliveryScene;
  let registered: string | null;
  beforeEach(() => {
    scene = new DeliveryScene();
    registered = null;
  });
  const valuesOf = (templateId: string, email = ZOE) => {
    const byEmail = async () =>
      registered === null ? null : { id: 's1', name: registered, email, referralCode: null, createdAt: NOW };
    const registrants = { byId: async () => null, byEmail };
    const orders = new GreetedOrders(scene.orders, registrants);
    return new MailValuesOfPersonUseCase(orders, registrants, scene.orderMails).execute({ email, templateId });
  };

  it('is what the mail about the newest such order says, without its links', async () => {
    scene.put({ id: 'old', product: 'implementation', paidAt: NOW - 2 });
    scene.put({ id: 'new', product: 'vip', bumps: [], coachingSessions: 0, paidAt: NOW - 1 }, { cardLast4: '4242' });
    expect(await valuesOf('receipt')).toEqual({
      name: 'Zoe',
      account_email: ZOE,
      product_name: expect.any(String),
      order_id: 'new',
      order_date: '20 November 2025',
      order_lines: expect.stringContaining('$37'),
      total: '$37',
      payment_method: 'Card ending in 4242',
    });
    expect(await valuesOf('implementation-details')).toMatchObject({ order_id: 'old' });
    expect(await valuesOf('add-on')).toMatchObject({ order_id: 'old', add_on_name: 'Templates Kit' });
  });

  it('greets by the name of the registration', async () => {
    registered = 'Zoë Adler';
    scene.put();
    expect(await valuesOf('receipt')).toMatchObject({ name: 'Zoë Adler', order_id: 'o1' });
  });

  it('has the figures of a plan and of a refund', async () => {
    const installments = [
      { number: 1, amountCents: 83_233, dueAt: NOW, paidAt: NOW },
      { number: 2, amountCents: 83_234, dueAt: NOW, paidAt: null },
    ];
    const refunds = [{ ref: 're_1', kind: 'refund' as const, amountCents: 500, at: NOW }];
    scene.put({ product: 'dfy', bumps: [], plan: true, capturedCents: 83_233 }, { installments, refunds });
    expect(await valuesOf('plan-installment-paid')).toMatchObject({ amount: '$832.33', next_amount: '$832.34' });
    expect(await valuesOf('plan-defaulted')).toMatchObject({ paid: '$832.33', open_amount: '$832.34' });
    expect(await valuesOf('refund')).toMatchObject({ refund_amount: '$5', total: '$832.33' });
  });

  it('is name and address of whoever only registered, and what we know of a buyer in mails about something else', async () => {
    registered = 'Noor';
    expect(await valuesOf('welcome')).toEqual({ name: 'Noor', account_email: ZOE });
    scene.put();
    expect(await valuesOf('two-factor-enabled')).toMatchObject({ name: 'Noor', account_email: ZOE, order_id: 'o1' });
  });

  it('is nothing for somebody whom nobody knows', async () => {
    await expect(valuesOf('receipt', 'nobody@example.com')).rejects.toMatchObject({ code: 'person_unknown' });
  });
});
