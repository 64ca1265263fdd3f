import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlAnswer, controlRefusal } from '../control-answer.js';
import { isPayerChoice } from './approval-routes.js';
import { pastPayment } from '../past-payment.js';
import { captureResource } from './capture-resource.js';
import { disputeResource } from './dispute-resource.js';
import { orderResource } from './order-resource.js';
import { bookPastCapture } from './past-capture.js';
import { payerOf } from './payer.js';
import { paypalBooks } from './paypal-books.js';
import { PaypalError } from './paypal-error.js';
import type { PaypalParts } from './paypal-parts.js';
import { PAYER_CHOICES } from './paypal-state.js';
import { refundResource } from './refund-resource.js';

type Wish = Record<string, unknown>;

/** What a control call does: gives the JSON answer, or a sentence why it cannot. */
type Work = (wish: Wish) => object | string;

/**
 * `/control/paypal/…`: what PayPal, the buyer or the merchant does outside of the summit. Ids are PayPal's; an amount is
 * written as PayPal writes it ("10.00").
 */
export function paypalControlRoutes(app: FastifyInstance, { account, clock, save, webhooks }: PaypalParts): void {
  const carryOut = async (request: FastifyRequest, reply: FastifyReply, work: Work) => {
    try {
      const answer = work((request.body ?? {}) as Wish);
      if (typeof answer === 'string') return controlRefusal(reply, 409, answer);
      await save();
      await webhooks.settled();
      return controlAnswer(request, reply, answer);
    } catch (error) {
      if (!(error instanceof PaypalError)) throw error;
      return controlRefusal(reply, error.answer().status, error.message);
    }
  };
  const control = (name: string, work: Work) =>
    app.post(`/control/paypal/${name}`, (request, reply) => carryOut(request, reply, work));

  app.get('/control/paypal/books', async () => paypalBooks(account.state));

  control('approve', (wish) => {
    const order = account.order(String(wish['order_id']));
    const { outcome = 'complete' } = wish;
    if (!isPayerChoice(outcome)) return `outcome is one of: ${Object.keys(PAYER_CHOICES).join(', ')}`;
    account.approve(order, payerOf(wish), outcome);
    return orderResource(order, account.state);
  });

  control('past', (wish) => {
    const past = pastPayment(wish, clock.now());
    if (typeof past === 'string') return past;
    return past.monthly ? 'PayPal takes no monthly payments here' : bookPastCapture(account.state, past);
  });

  control('forget-events', () => {
    account.state.events = [];
    return { forgotten: true };
  });

  control('refund', (wish) => {
    const value = wish['amount'] ? String(wish['amount']) : undefined;
    const body = value === undefined ? {} : { amount: { currency_code: 'USD', value } };
    const refund = account.refundCapture(String(wish['capture_id']), body);
    return refundResource(refund, account.orderOf(account.capture(refund.captureId)));
  });

  control('dispute', (wish) => {
    const capture = account.capture(String(wish['capture_id']));
    const dispute = account.openDispute(capture);
    return dispute
      ? disputeResource(dispute, capture, account.orderOf(capture))
      : 'There is nothing to dispute: the payment is not complete, is paid back, or has an open dispute';
  });

  control('dispute-close', (wish) => {
    const dispute = account.dispute(String(wish['dispute_id']));
    const { outcome } = wish;
    if (outcome !== 'won' && outcome !== 'lost') return 'outcome is one of: won, lost';
    if (!account.closeDispute(dispute, outcome)) return 'This dispute is closed already';
    const capture = account.capture(dispute.captureId);
    return disputeResource(dispute, capture, account.orderOf(capture));
  });

  control('review', (wish) => {
    const capture = account.capture(String(wish['capture_id']));
    const { outcome } = wish;
    if (outcome !== 'complete' && outcome !== 'deny') return 'outcome is one of: complete, deny';
    if (!account.review(capture, outcome)) return 'This payment is not being reviewed';
    return captureResource(capture, account.orderOf(capture));
  });
}
