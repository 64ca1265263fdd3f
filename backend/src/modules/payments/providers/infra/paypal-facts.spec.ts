import { walletDisputeFacts, walletOrderFacts, walletRefundFacts } from './paypal-facts.js';
import { subjectOf } from './paypal-event-subjects.js';
import type { PaypalCapture, PaypalOrder, PaypalRefund } from './paypal-objects.js';

const AT = '2026-03-01T12:00:00Z';
const capture = (fields: Partial<PaypalCapture> = {}): PaypalCapture => ({
  id: 'CAP1',
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '37.00' },
  custom_id: 'order-1',
  create_time: AT,
  ...fields,
});
const order = (
  fields: Partial<PaypalOrder> = {},
  captures: PaypalCapture[] = [],
  refunds: PaypalRefund[] = [],
): PaypalOrder => ({
  id: 'ORDER1',
  status: captures.length > 0 ? 'COMPLETED' : 'CREATED',
  payer: { email_address: 'ada@example.com', name: { given_name: 'Ada', surname: 'Buyer' } },
  purchase_units: [{ custom_id: 'order-1', payments: { captures, refunds } }],
  create_time: AT,
  ...fields,
});

describe('facts of a wallet order', () => {
  it('captured, it is money', () => {
    expect(walletOrderFacts(order({}, [capture()]))).toEqual([
      {
        kind: 'payment_received',
        provider: 'paypal',
        orderId: 'order-1',
        ref: 'CAP1',
        amountCents: 3_700,
        currency: 'usd',
        receivedAt: Date.parse(AT),
        attemptRef: 'ORDER1',
        installment: null,
        payer: { email: 'ada@example.com', name: 'Ada Buyer' },
        card: null,
      },
    ]);
  });

  it.each(['REFUNDED', 'PARTIALLY_REFUNDED'] as const)('%s, the money came in all the same', (status) => {
    expect(walletOrderFacts(order({}, [capture({ status })]))).toMatchObject([{ kind: 'payment_received' }]);
  });

  it('under review it waits, and a review that says no ends it', () => {
    expect(walletOrderFacts(order({}, [capture({ status: 'PENDING' })]))).toEqual([
      { kind: 'payment_pending', orderId: 'order-1', attemptRef: 'ORDER1' },
    ]);
    expect(walletOrderFacts(order({}, [capture({ status: 'DECLINED' })]))).toMatchObject([
      { kind: 'attempt_ended', attemptRef: 'ORDER1', reason: 'denied' },
    ]);
  });

  it('approved and not captured, it says since when', () => {
    const approved = order({ status: 'APPROVED', update_time: '2026-03-01T12:05:00Z' });
    expect(walletOrderFacts(approved)).toEqual([
      {
        kind: 'wallet_approved',
        orderId: 'order-1',
        attemptRef: 'ORDER1',
        approvedAt: Date.parse('2026-03-01T12:05:00Z'),
      },
    ]);
  });

  it('voided, it has ended', () => {
    expect(walletOrderFacts(order({ status: 'VOIDED' }))).toMatchObject([
      { kind: 'attempt_ended', reason: 'canceled' },
    ]);
  });

  it('created, or of somebody else, it says nothing', () => {
    expect(walletOrderFacts(order())).toEqual([]);
    expect(walletOrderFacts(order({ status: 'APPROVED', purchase_units: [{}] }))).toEqual([]);
  });

  it('with an amount that is no money it is an error', () => {
    const odd = capture({ amount: { currency_code: 'USD', value: '37.001' } });
    expect(() => walletOrderFacts(order({}, [odd]))).toThrow('no money');
  });

  it('keeps the currency it was paid in', () => {
    const yen = capture({ amount: { currency_code: 'JPY', value: '37' } });
    expect(walletOrderFacts(order({}, [yen]))).toMatchObject([{ currency: 'jpy' }]);
  });
});

describe('facts of refunds', () => {
  const refund = (id: string, fields: Partial<PaypalRefund> = {}): PaypalRefund => ({
    id,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '10.5' },
    create_time: AT,
    links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAP1' }],
    ...fields,
  });

  it('are all refunds of this capture with their states', () => {
    const foreign = refund('R9', { links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAP2' }] });
    const states = ['PENDING', 'FAILED', 'CANCELLED'] as const;
    const all = [refund('R1'), ...states.map((status, index) => refund(`R${String(index + 2)}`, { status })), foreign];
    expect(walletRefundFacts('CAP1', order({}, [capture()], all))).toEqual([
      {
        kind: 'refunds_seen',
        provider: 'paypal',
        paymentRef: 'CAP1',
        refunds: [
          { ref: 'R1', amountCents: 1_050, state: 'succeeded', at: Date.parse(AT) },
          { ref: 'R2', amountCents: 1_050, state: 'pending', at: Date.parse(AT) },
          { ref: 'R3', amountCents: 1_050, state: 'failed', at: Date.parse(AT) },
          { ref: 'R4', amountCents: 1_050, state: 'failed', at: Date.parse(AT) },
        ],
      },
    ]);
  });

  it('none is no fact', () => {
    expect(walletRefundFacts('CAP1', order({}, [capture()]))).toEqual([]);
  });
});

describe('facts of a dispute', () => {
  it.each([
    ['OPEN', undefined, 'open'],
    ['UNDER_REVIEW', undefined, 'open'],
    ['RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
    ['RESOLVED', 'ACCEPTED', 'lost'],
    ['RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED', 'RESOLVED_WITH_PAYOUT', 'won'],
    ['RESOLVED', 'CANCELED_BY_BUYER', 'won'],
    ['RESOLVED', 'DENIED', 'won'],
  ])('%s %s is %s', (status, outcome_code, state) => {
    const dispute = {
      dispute_id: 'PP-D-1',
      status,
      dispute_outcome: { outcome_code },
      dispute_amount: { currency_code: 'USD', value: '37.00' },
      disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
      create_time: AT,
    };
    expect(walletDisputeFacts(dispute)).toMatchObject([
      { paymentRef: 'CAP1', ref: 'PP-D-1', state, amountCents: 3_700 },
    ]);
  });

  it('without a payment of ours says nothing', () => {
    expect(walletDisputeFacts({ dispute_id: 'PP-D-1', status: 'OPEN', create_time: AT })).toEqual([]);
  });
});

describe('subjects of PayPal notifications', () => {
  const up = (path: string) => [
    { rel: 'self', href: 'https://api.paypal.com/v2/x/1' },
    { rel: 'up', href: `https://api.paypal.com/v2/${path}` },
  ];
  const related = { supplementary_data: { related_ids: { order_id: 'ORDER1' } } };

  it.each([
    ['CHECKOUT.ORDER.APPROVED', { id: 'ORDER1' }, 'wallet_order', 'ORDER1'],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'CAP1', ...related }, 'wallet_order', 'ORDER1'],
    ['PAYMENT.CAPTURE.DENIED', { id: 'CAP1', links: up('checkout/orders/ORDER1') }, 'wallet_order', 'ORDER1'],
    ['PAYMENT.CAPTURE.REFUNDED', { id: 'R1', links: up('payments/captures/CAP1') }, 'refunds', 'CAP1'],
    ['PAYMENT.CAPTURE.REVERSED', { id: 'R1', links: up('payments/captures/CAP1') }, 'refunds', 'CAP1'],
    ['PAYMENT.CAPTURE.REVERSED', { id: 'CAP1', links: up('checkout/orders/ORDER1') }, 'refunds', 'CAP1'],
    ['CUSTOMER.DISPUTE.RESOLVED', { dispute_id: 'PP-D-1' }, 'dispute', 'PP-D-1'],
  ])('%s of %j', (event_type, resource, kind, ref) => {
    expect(subjectOf({ id: 'WH-1', create_time: AT, event_type, resource })).toEqual({ provider: 'paypal', kind, ref });
  });

  it('others concern nothing of ours', () => {
    const event = { id: 'WH-1', create_time: AT };
    expect(subjectOf({ ...event, event_type: 'BILLING.PLAN.CREATED', resource: { id: 'P1' } })).toBeNull();
    expect(subjectOf({ ...event, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'CAP1' } })).toBeNull();
    expect(subjectOf({ ...event, event_type: 'CHECKOUT.ORDER.APPROVED' })).toBeNull();
  });
});
