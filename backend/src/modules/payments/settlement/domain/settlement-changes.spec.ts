import type { SettlementFact } from '../../domain/settlement-fact.js';
import type { OrderState } from './order-state.js';
import {
  PENDING,
  PLAN,
  dispute,
  ended,
  last,
  month,
  overdue,
  payment,
  refunds,
  stateAfter,
} from '../../../../../test/builders/settlement-facts.js';

/** One line for each change: its kind, then all its fields. */
const written = (order: OrderState, fact: SettlementFact): string[] =>
  last(order, fact).map(({ kind, ...fields }) => `${kind} ${JSON.stringify(fields).replaceAll(/["{}]/g, '')}`);

/** Every change that a fact makes, in order, word for word: what the other specs do not look at is held here. */
describe('what exactly is written', () => {
  const paid = stateAfter(PENDING, payment());
  const active = stateAfter(PLAN, month(1));

  it('of a payment', () => {
    expect(written(PENDING, payment())).toMatchInlineSnapshot(`
      [
        "payment_set payment:provider:stripe,ref:pi_1,amountCents:9700,currency:usd,installment:null,bookedAs:order,receivedAt:1761674400000",
        "booked booking:kind:payment,sourceRef:stripe:pi_1,occurredAt:1761674400000,lines:[account:cash:stripe,amountCents:9700,account:revenue:implementation,amountCents:-9700],movesBalance:true",
        "coupon action:redeem",
        "attempt_set attempt:id:a1,kind:checkout,state:succeeded,providerRef:cs_1,declineCode:null",
        "books_set books:status:pending,statusBeforeDispute:null,capturedCents:0,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:null,completedAt:null",
        "card_saved card:customerRef:cus_1,paymentMethodRef:pm_1,brand:visa,last4:4242,email:payer@example.com",
        "books_set books:status:completed,statusBeforeDispute:null,capturedCents:9700,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:1761674400000",
        "paid_first ",
        "status_changed from:pending,to:completed,cause:payment:stripe:pi_1",
      ]
    `);
  });
  it('of a payment that nobody owes', () => {
    expect(written(paid, payment({ ref: 'pi_2' }))).toMatchInlineSnapshot(`
      [
        "payment_set payment:provider:stripe,ref:pi_2,amountCents:9700,currency:usd,installment:null,bookedAs:duplicate,receivedAt:1761674400000",
        "booked booking:kind:duplicate_payment,sourceRef:stripe:pi_2,occurredAt:1761674400000,lines:[account:cash:stripe,amountCents:9700,account:liability:duplicate_payment,amountCents:-9700],movesBalance:false",
        "alert alert:payment_not_owed_already_paid,ref:pi_2",
        "follow_up work:job:pay_back,provider:stripe,paymentRef:pi_2,amountCents:9700",
        "second_payment stage:received,ref:pi_2,amountCents:9700",
      ]
    `);
  });
  it('of the second month of a plan', () => {
    expect(written(active, month(2))).toMatchInlineSnapshot(`
      [
        "subscription_set subscription:ref:sub_1,failedInvoices:[],ended:false,card:null",
        "payment_set payment:provider:stripe,ref:pi_1,amountCents:83233,currency:usd,installment:1,bookedAs:order,receivedAt:1761674400000",
        "payment_set payment:provider:stripe,ref:pi_2,amountCents:83233,currency:usd,installment:2,bookedAs:order,receivedAt:1764266400000",
        "installment_set installment:number:1,amountCents:83233,dueAt:1761674400000,paidAt:1761674400000,invoiceRef:in_1",
        "installment_set installment:number:2,amountCents:83233,dueAt:1764352800000,paidAt:1764266400000,invoiceRef:in_2",
        "installment_set installment:number:3,amountCents:83234,dueAt:1766944800000,paidAt:null,invoiceRef:null",
        "booked booking:kind:payment,sourceRef:stripe:pi_2,occurredAt:1764266400000,lines:[account:cash:stripe,amountCents:83233,account:revenue:dfy,amountCents:-83233],movesBalance:true",
        "books_set books:status:payment_plan_active,statusBeforeDispute:null,capturedCents:166466,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:null",
      ]
    `);
  });
  it('of a month that was refused, and of its payment', () => {
    expect(written(active, overdue())).toMatchInlineSnapshot(`
      [
        "subscription_set subscription:ref:sub_1,failedInvoices:[ref:in_2,nextAttemptAt:1764525600000,payUrl:https://pay.test/in_2],ended:false,card:null",
        "books_set books:status:payment_plan_past_due,statusBeforeDispute:null,capturedCents:83233,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:null",
        "status_changed from:payment_plan_active,to:payment_plan_past_due,cause:invoice_failed:in_2",
        "installment_failed invoiceRef:in_2,nextAttemptAt:1764525600000",
      ]
    `);
    expect(written(stateAfter(PLAN, month(1), overdue()), month(2))).toMatchInlineSnapshot(`
      [
        "subscription_set subscription:ref:sub_1,failedInvoices:[],ended:false,card:null",
        "payment_set payment:provider:stripe,ref:pi_1,amountCents:83233,currency:usd,installment:1,bookedAs:order,receivedAt:1761674400000",
        "payment_set payment:provider:stripe,ref:pi_2,amountCents:83233,currency:usd,installment:2,bookedAs:order,receivedAt:1764266400000",
        "installment_set installment:number:1,amountCents:83233,dueAt:1761674400000,paidAt:1761674400000,invoiceRef:in_1",
        "installment_set installment:number:2,amountCents:83233,dueAt:1764352800000,paidAt:1764266400000,invoiceRef:in_2",
        "installment_set installment:number:3,amountCents:83234,dueAt:1766944800000,paidAt:null,invoiceRef:null",
        "booked booking:kind:payment,sourceRef:stripe:pi_2,occurredAt:1764266400000,lines:[account:cash:stripe,amountCents:83233,account:revenue:dfy,amountCents:-83233],movesBalance:true",
        "books_set books:status:payment_plan_active,statusBeforeDispute:null,capturedCents:166466,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:null",
        "status_changed from:payment_plan_past_due,to:payment_plan_active,cause:payment:stripe:pi_2",
      ]
    `);
  });
  it('of the end of a plan', () => {
    expect(written(stateAfter(PLAN, month(1), overdue()), ended)).toMatchInlineSnapshot(`
      [
        "subscription_set subscription:ref:sub_1,failedInvoices:[ref:in_2,nextAttemptAt:null,payUrl:https://pay.test/in_2],ended:true,card:null",
        "books_set books:status:payment_plan_defaulted,statusBeforeDispute:null,capturedCents:83233,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:null",
        "status_changed from:payment_plan_past_due,to:payment_plan_defaulted,cause:plan_ended:sub_1",
      ]
    `);
  });
  it('of refunds: one that succeeded, one that failed at once, one that failed later', () => {
    expect(written(paid, refunds({}))).toMatchInlineSnapshot(`
      [
        "refund_set refund:provider:stripe,ref:re_1,paymentRef:pi_1,kind:refund,amountCents:4700,state:succeeded,revision:1,reason:null,occurredAt:1761760800000",
        "booked booking:kind:refund,sourceRef:stripe:re_1,occurredAt:1761760800000,lines:[account:cash:stripe,amountCents:-4700,account:refund:implementation,amountCents:4700],movesBalance:true",
        "books_set books:status:partially_refunded,statusBeforeDispute:null,capturedCents:9700,refundedCents:4700,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:1761674400000",
        "status_changed from:completed,to:partially_refunded,cause:refund:stripe:re_1",
      ]
    `);
    expect(written(paid, refunds({ state: 'failed' }))).toMatchInlineSnapshot(`
      [
        "refund_set refund:provider:stripe,ref:re_1,paymentRef:pi_1,kind:refund,amountCents:4700,state:reversed,revision:0,reason:null,occurredAt:1761760800000",
      ]
    `);
    expect(written(stateAfter(PENDING, payment(), refunds({})), refunds({ state: 'failed' }))).toMatchInlineSnapshot(`
      [
        "refund_set refund:provider:stripe,ref:re_1,paymentRef:pi_1,kind:refund,amountCents:4700,state:reversed,revision:2,reason:null,occurredAt:1761760800000",
        "booked booking:kind:refund_reversed,sourceRef:stripe:re_1:2,occurredAt:1761933600000,lines:[account:cash:stripe,amountCents:4700,account:refund:implementation,amountCents:-4700],movesBalance:true",
        "alert alert:refund_failed_after_success,ref:re_1",
        "books_set books:status:completed,statusBeforeDispute:null,capturedCents:9700,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:1761674400000",
        "status_changed from:partially_refunded,to:completed,cause:refund_reversed:stripe:re_1:2",
      ]
    `);
  });
  it('of a plan that is paid back', () => {
    expect(written(active, refunds({ amountCents: 83_233 }))).toMatchInlineSnapshot(`
      [
        "refund_set refund:provider:stripe,ref:re_1,paymentRef:pi_1,kind:refund,amountCents:83233,state:succeeded,revision:1,reason:null,occurredAt:1761760800000",
        "booked booking:kind:refund,sourceRef:stripe:re_1,occurredAt:1761760800000,lines:[account:cash:stripe,amountCents:-83233,account:refund:dfy,amountCents:83233],movesBalance:true",
        "books_set books:status:refunded,statusBeforeDispute:null,capturedCents:83233,refundedCents:83233,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:null",
        "status_changed from:payment_plan_active,to:refunded,cause:refund:stripe:re_1",
        "follow_up work:job:end_plan,subscriptionRef:sub_1",
      ]
    `);
  });
  it('of a dispute: begun, lost, and won on appeal', () => {
    expect(written(paid, dispute('open'))).toMatchInlineSnapshot(`
      [
        "alert alert:dispute_open,ref:dp_1",
        "dispute_set dispute:provider:stripe,ref:dp_1,paymentRef:pi_1,amountCents:9700,state:open,openedAt:1761847200000,closedAt:null,respondBy:null",
        "books_set books:status:disputed,statusBeforeDispute:completed,capturedCents:9700,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:1761674400000",
        "status_changed from:completed,to:disputed,cause:dispute:stripe:dp_1:open",
      ]
    `);
    expect(written(stateAfter(PENDING, payment(), dispute('open')), dispute('lost'))).toMatchInlineSnapshot(`
      [
        "alert alert:dispute_lost,ref:dp_1",
        "dispute_set dispute:provider:stripe,ref:dp_1,paymentRef:pi_1,amountCents:9700,state:lost,openedAt:1761847200000,closedAt:1761847200000,respondBy:null",
        "refund_set refund:provider:stripe,ref:dp_1,paymentRef:pi_1,kind:dispute_lost,amountCents:9700,state:succeeded,revision:1,reason:null,occurredAt:1761847200000",
        "booked booking:kind:dispute_lost,sourceRef:stripe:dp_1,occurredAt:1761847200000,lines:[account:cash:stripe,amountCents:-9700,account:dispute_lost:implementation,amountCents:9700],movesBalance:true",
        "books_set books:status:refunded,statusBeforeDispute:null,capturedCents:9700,refundedCents:9700,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:1761674400000",
        "status_changed from:disputed,to:refunded,cause:dispute_lost:stripe:dp_1",
      ]
    `);
    expect(written(stateAfter(PENDING, payment(), dispute('lost')), dispute('won'))).toMatchInlineSnapshot(`
      [
        "dispute_set dispute:provider:stripe,ref:dp_1,paymentRef:pi_1,amountCents:9700,state:won,openedAt:1761847200000,closedAt:1761847200000,respondBy:null",
        "refund_set refund:provider:stripe,ref:dp_1,paymentRef:pi_1,kind:dispute_lost,amountCents:9700,state:reversed,revision:2,reason:null,occurredAt:1761847200000",
        "booked booking:kind:dispute_lost_reversed,sourceRef:stripe:dp_1:2,occurredAt:1761933600000,lines:[account:cash:stripe,amountCents:9700,account:dispute_lost:implementation,amountCents:-9700],movesBalance:true",
        "books_set books:status:completed,statusBeforeDispute:null,capturedCents:9700,refundedCents:0,email:payer@example.com,name:Sam Rivera,paidAt:1761674400000,completedAt:1761674400000",
        "status_changed from:refunded,to:completed,cause:dispute_lost_reversed:stripe:dp_1:2",
      ]
    `);
  });
});
