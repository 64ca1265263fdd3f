import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { controlAnswer, controlRefusal } from '../../control-answer.js';
import { pastPayment } from '../../past-payment.js';
import { testCard } from '../cards/test-cards.js';
import { expireSession } from '../checkout/expire-session.js';
import { authenticateSession, openPurchase, paySession } from '../checkout/pay-session.js';
import { invalid, StripeError } from '../http/stripe-error.js';
import { chargeOfIntent } from '../money/charge-of-intent.js';
import { appealDispute, closeDispute, disputeCharge, escalateInquiry, inquireCharge } from '../money/dispute-charge.js';
import { failRefund, refundCharge } from '../money/refund-charge.js';
import { successUrl } from '../pages/checkout-routes.js';
import { nextOfSubscription } from '../plans/due-work.js';
import type { StripeParts } from '../stripe-parts.js';
import { centsOf } from './cents-of.js';
import { bookPastCharge } from './past-charge.js';
import { stripeBooks } from './stripe-books.js';

type Wish = (name: string) => string;
type Work = (wish: Wish) => object | Promise<object>;

function requestText(body: unknown): Wish {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return (name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
}

/** `amount` in cents as programs write it, or `dollars` as people do; undefined where neither is there. */
function amountOf(wish: Wish): number | undefined {
  const amount = wish('amount');
  const dollars = wish('dollars');
  if (amount === '' && dollars === '') return undefined;
  const cents = amount === '' ? centsOf(dollars) : /^\d{1,9}$/.test(amount) ? Number(amount) : undefined;
  if (cents === undefined) throw invalid('The amount is no amount of money.', { param: amount ? 'amount' : 'dollars' });
  return cents;
}

/**
 * `/control/stripe/…`: what the buyer, a bank or time does outside of the summit. Every call answers when the API has
 * been told of what happened.
 */
export function stripeControlRoutes(app: FastifyInstance, { account, clock, webhooks, publish }: StripeParts): void {
  const carryOut = async (request: FastifyRequest, reply: FastifyReply, work: Work) => {
    try {
      const answer = await work(requestText(request.body));
      await publish();
      await webhooks.settled();
      return controlAnswer(request, reply, answer);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      await publish(false);
      return controlRefusal(reply, error.status, error.message);
    }
  };
  const control = (name: string, work: Work) =>
    app.post(`/control/stripe/${name}`, (request, reply) => carryOut(request, reply, work));

  app.get('/control/stripe/books', async () => stripeBooks(account));

  control('pay', (wish) => {
    const session = account.get('sessions', wish('session'), 'session');
    const card = testCard(wish('card') || '4242424242424242');
    if (!card) throw invalid('card is not the number of a test card.', { param: 'card' });
    const first = paySession(account, session, {
      card,
      email: wish('email') || undefined,
      name: wish('name') || 'Robin Buyer',
    });
    const approves = wish('authenticate') !== 'fail';
    const result = first.kind === 'authenticate' ? authenticateSession(account, session, approves) : first;
    if (result.kind === 'declined') throw new StripeError(402, { type: 'card_error', message: result.message });
    if (result.kind !== 'paid')
      throw new StripeError(409, { type: 'invalid_request_error', message: `The session is ${session.status}.` });
    const { id, status, payment_intent, setup_intent, subscription, customer } = session;
    return {
      session: id,
      status,
      payment_intent,
      setup_intent,
      subscription,
      customer,
      success_url: successUrl(session),
    };
  });

  app.post('/control/stripe/past', (request, reply) =>
    carryOut(request, reply, () => {
      const past = pastPayment(request.body, clock.now());
      if (typeof past === 'string') throw invalid(past);
      return bookPastCharge(account.state, past);
    }),
  );

  control('expire', (wish) => {
    const session = account.get('sessions', wish('session'), 'session');
    if (openPurchase(account, session)) expireSession(account, session);
    return { session: session.id, status: session.status };
  });

  control('next-installment', async (wish) => {
    const subscription = account.get('subscriptions', wish('subscription'), 'subscription');
    const latest = () =>
      subscription.latest_invoice === null ? undefined : account.find('invoices', subscription.latest_invoice);
    // A renewal begins with a draft, which is charged an hour later.
    do {
      const next = nextOfSubscription(account, subscription);
      if (!next) throw invalid(`The subscription is ${subscription.status}: nothing is due any more.`);
      const ms = next.at * 1000 - clock.now();
      await (ms > 0 ? clock.moveBy(ms) : clock.tick());
    } while (latest()?.status === 'draft' && subscription.status !== 'canceled');
    const invoice = latest();
    return {
      now: new Date(clock.now()).toISOString(),
      subscription: subscription.id,
      status: subscription.status,
      invoice: invoice && { id: invoice.id, status: invoice.status, amount_due: invoice.amount_due },
    };
  });

  control('fail-next-installment', (wish) => {
    const subscription = account.get('subscriptions', wish('subscription'), 'subscription');
    const file = account.state.cards[subscription.default_payment_method];
    if (!file) throw invalid('The subscription has no saved card.');
    file.refusing = !file.refusing;
    return { subscription: subscription.id, declines: file.refusing };
  });

  control('refuse-schedule', (wish) => {
    const { id } = account.get('subscriptions', wish('subscription'), 'subscription');
    const { refusedSchedules } = account.state;
    if (refusedSchedules[id]) delete refusedSchedules[id];
    else refusedSchedules[id] = true;
    return { subscription: id, refuses: refusedSchedules[id] === true };
  });

  control('archive-product', (wish) => {
    const product = account.get('products', wish('product'), 'product');
    product.active = false;
    account.emit('product.updated', product, { active: true });
    return { product: product.id, active: product.active };
  });

  control('refund', (wish) => {
    const charge = chargeOfIntent(account, wish('payment_intent'), 'payment_intent');
    return refundCharge(account, charge, { amount: amountOf(wish), reason: 'requested_by_customer' });
  });

  control('refund-fail', (wish) => {
    const refund = account.get('refunds', wish('refund'), 'refund');
    failRefund(account, refund);
    return refund;
  });

  control('dispute', (wish) => {
    const charge = chargeOfIntent(account, wish('payment_intent'), 'payment_intent');
    return disputeCharge(account, charge);
  });

  control('inquiry', (wish) => {
    const charge = chargeOfIntent(account, wish('payment_intent'), 'payment_intent');
    return inquireCharge(account, charge);
  });

  control('inquiry-escalate', (wish) => {
    const dispute = account.get('disputes', wish('dispute'), 'dispute');
    escalateInquiry(account, dispute);
    return dispute;
  });

  control('dispute-close', (wish) => {
    const dispute = account.get('disputes', wish('dispute'), 'dispute');
    const outcome = wish('outcome');
    if (outcome !== 'won' && outcome !== 'lost') throw invalid('outcome is one of: won, lost', { param: 'outcome' });
    closeDispute(account, dispute, outcome);
    return dispute;
  });

  control('dispute-appeal', (wish) => {
    const dispute = account.get('disputes', wish('dispute'), 'dispute');
    appealDispute(account, dispute);
    return dispute;
  });
}
