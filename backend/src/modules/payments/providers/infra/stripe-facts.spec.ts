import type Stripe from 'stripe';
import { chargeFacts, invoiceFacts, subscriptionFacts, unpaidCheckoutFacts } from './stripe-facts.js';

/** Objects of the SDK's types with the fields that a test is about. */
const made = <Value extends object>(fields: Partial<Value>): Value => fields as Value;

const PAID_AT = 1_760_000_000;

const card = made<Stripe.PaymentMethod>({
  id: 'pm_1',
  card: made<Stripe.PaymentMethod.Card>({ brand: 'visa', last4: '4242' }),
});

const charge = made<Stripe.Charge>({
  created: PAID_AT,
  billing_details: made<Stripe.Charge.BillingDetails>({ email: 'card@example.com', name: 'Card Holder' }),
});

const intent = (fields: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent =>
  made<Stripe.PaymentIntent>({
    id: 'pi_1',
    status: 'succeeded',
    amount_received: 3_700,
    currency: 'usd',
    created: PAID_AT - 60,
    customer: 'cus_1',
    payment_method: card,
    latest_charge: charge,
    receipt_email: null,
    last_payment_error: null,
    metadata: { order_id: 'order-1' },
    ...fields,
  });

const oneClick = { order_id: 'order-1', attempt_key: 'order:order-1:pi:1' };

const page = made<Stripe.Checkout.Session>({
  id: 'cs_1',
  status: 'complete',
  metadata: { order_id: 'order-1' },
  customer_details: made<Stripe.Checkout.Session.CustomerDetails>({ email: 'buyer@example.com', name: 'Ada Buyer' }),
});

const declinedWith = (fields: Partial<Stripe.PaymentIntent.LastPaymentError>) =>
  made<Stripe.PaymentIntent.LastPaymentError>(fields);

describe('facts of a charge', () => {
  it('a paid page is money at the time of its charge, with buyer and saved card', () => {
    expect(chargeFacts(intent({}), page)).toEqual([
      {
        kind: 'payment_received',
        provider: 'stripe',
        orderId: 'order-1',
        ref: 'pi_1',
        amountCents: 3_700,
        currency: 'usd',
        receivedAt: PAID_AT * 1000,
        attemptRef: 'cs_1',
        installment: null,
        payer: { email: 'buyer@example.com', name: 'Ada Buyer' },
        card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1', brand: 'visa', last4: '4242' },
      },
    ]);
  });

  it('a one-click charge is its own attempt and saves no card again', () => {
    expect(chargeFacts(intent({ metadata: oneClick }), null)).toMatchObject([
      { kind: 'payment_received', attemptRef: 'pi_1', card: null, payer: { email: 'card@example.com' } },
    ]);
  });

  it('tells what came, not what was asked for', () => {
    expect(chargeFacts(intent({ amount: 9_700, amount_received: 3_700 }), page)).toMatchObject([
      { amountCents: 3_700 },
    ]);
  });

  it('a charge without our metadata is an installment of a plan, which its invoice tells', () => {
    expect(chargeFacts(intent({ metadata: {} }), null)).toEqual([]);
  });

  it('a decline ends a one-click attempt and says why', () => {
    const declined = intent({
      status: 'requires_payment_method',
      metadata: oneClick,
      last_payment_error: declinedWith({ code: 'card_declined', decline_code: 'insufficient_funds' }),
    });
    expect(chargeFacts(declined, null)).toEqual([
      {
        kind: 'attempt_ended',
        orderId: 'order-1',
        attemptRef: 'pi_1',
        reason: 'declined',
        declineCode: 'insufficient_funds',
      },
    ]);
    expect(chargeFacts({ ...declined, status: 'canceled' }, null)).toMatchObject([{ reason: 'declined' }]);
  });

  it('a decline on a hosted page ends nothing: the buyer can try another card there', () => {
    const error = declinedWith({ code: 'card_declined' });
    expect(chargeFacts(intent({ status: 'requires_payment_method', last_payment_error: error }), page)).toEqual([]);
  });

  it('a charge under way is pending', () => {
    const pending = { kind: 'payment_pending', orderId: 'order-1', attemptRef: 'pi_1' };
    expect(chargeFacts(intent({ status: 'processing', metadata: oneClick }), null)).toEqual([pending]);
  });
});

describe('facts of an unpaid page', () => {
  const unpaid = (fields: Partial<Stripe.Checkout.Session>) => ({ ...page, payment_status: 'unpaid', ...fields });

  it('expired, it ends its attempt', () => {
    expect(unpaidCheckoutFacts(unpaid({ status: 'expired' }), null)).toMatchObject([
      { kind: 'attempt_ended', attemptRef: 'cs_1', reason: 'expired' },
    ]);
  });

  it('open, it says nothing', () => {
    expect(unpaidCheckoutFacts(unpaid({ status: 'open' }), null)).toEqual([]);
  });

  it('completed with a payment that takes days, it waits, and fails with the payment', () => {
    expect(unpaidCheckoutFacts(unpaid({}), intent({ status: 'processing' }))).toMatchObject([
      { kind: 'payment_pending' },
    ]);
    expect(unpaidCheckoutFacts(unpaid({}), intent({ status: 'requires_payment_method' }))).toMatchObject([
      { kind: 'attempt_ended', reason: 'declined' },
    ]);
  });

  it('of somebody else, it says nothing', () => {
    expect(unpaidCheckoutFacts(unpaid({ status: 'expired', metadata: {} }), null)).toEqual([]);
  });
});

describe('facts of an invoice', () => {
  const invoice = (fields: Partial<Stripe.Invoice>): Stripe.Invoice =>
    made<Stripe.Invoice>({
      id: 'in_1',
      status: 'paid',
      amount_paid: 83_233,
      attempt_count: 1,
      billing_reason: 'subscription_cycle',
      customer_email: 'buyer@example.com',
      customer_name: 'Ada Buyer',
      hosted_invoice_url: 'https://invoice.example/in_1',
      next_payment_attempt: null,
      parent: made<Stripe.Invoice.Parent>({
        subscription_details: made<Stripe.Invoice.Parent.SubscriptionDetails>({
          subscription: 'sub_1',
          metadata: { order_id: 'order-1' },
        }),
      }),
      ...fields,
    });
  const paid = { intent: intent({ metadata: {} }), at: PAID_AT * 1000 + 5_000 };

  it('paid, it is an installment', () => {
    expect(invoiceFacts({ invoice: invoice({}), paid, page: null })).toMatchObject([
      {
        kind: 'payment_received',
        ref: 'pi_1',
        amountCents: 83_233,
        receivedAt: paid.at,
        attemptRef: null,
        installment: { invoiceRef: 'in_1', subscriptionRef: 'sub_1' },
        payer: { email: 'buyer@example.com', name: 'Ada Buyer' },
        card: null,
      },
    ]);
  });

  it('the first one belongs to the page that began the plan and saves its card', () => {
    const first = invoice({ billing_reason: 'subscription_create' });
    expect(invoiceFacts({ invoice: first, paid, page })).toMatchObject([
      { attemptRef: 'cs_1', card: { paymentMethodRef: 'pm_1' }, payer: { name: 'Ada Buyer' } },
    ]);
  });

  it('declined, it names the next try and the page to pay it on', () => {
    const open = invoice({ status: 'open', next_payment_attempt: PAID_AT });
    expect(invoiceFacts({ invoice: open, paid: null, page: null })).toEqual([
      {
        kind: 'installment_failed',
        orderId: 'order-1',
        subscriptionRef: 'sub_1',
        invoiceRef: 'in_1',
        nextAttemptAt: PAID_AT * 1000,
        payUrl: 'https://invoice.example/in_1',
      },
    ]);
  });

  it.each([
    ['a draft', invoice({ status: 'draft', attempt_count: 0 })],
    ['one that was not tried yet', invoice({ status: 'open', attempt_count: 0 })],
    [
      'the first one while the buyer is on the page',
      invoice({ status: 'open', billing_reason: 'subscription_create' }),
    ],
    ['one that was marked as paid by hand', invoice({})],
    ['one of somebody else', invoice({ parent: null })],
  ])('%s says nothing', (_, quiet) => {
    expect(invoiceFacts({ invoice: quiet, paid: null, page: null })).toEqual([]);
  });
});

describe('facts of a subscription', () => {
  const subscription = (fields: Partial<Stripe.Subscription>): Stripe.Subscription =>
    made<Stripe.Subscription>({
      id: 'sub_1',
      status: 'active',
      cancel_at: null,
      metadata: { order_id: 'order-1' },
      items: made<Stripe.ApiList<Stripe.SubscriptionItem>>({
        data: [made<Stripe.SubscriptionItem>({ current_period_end: PAID_AT })],
      }),
      ...fields,
    });

  it('running, it is due at the end of its period', () => {
    expect(subscriptionFacts(subscription({}))).toEqual([
      { kind: 'plan_seen', orderId: 'order-1', subscriptionRef: 'sub_1', nextDueAt: PAID_AT * 1000 },
    ]);
  });

  it('in its last period nothing more is due', () => {
    expect(subscriptionFacts(subscription({ cancel_at: PAID_AT }))).toMatchObject([{ nextDueAt: null }]);
  });

  it('canceled, the plan has ended', () => {
    expect(subscriptionFacts(subscription({ status: 'canceled' }))).toMatchObject([{ kind: 'plan_ended' }]);
  });

  it('never begun, there is no plan', () => {
    expect(subscriptionFacts(subscription({ status: 'incomplete_expired' }))).toEqual([]);
  });
});
