import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowFormsTo } from '../../page/web-app.js';
import { answerPage, approvalPage, closedPage, waitingPage } from './approval-page.js';
import { PaypalError } from './paypal-error.js';
import type { PaypalParts } from './paypal-parts.js';
import { PAYER_CHOICES, type PayerChoice, type PaypalOrder } from './paypal-state.js';
import { payerOf } from './payer.js';

const show = (reply: FastifyReply, markup: string) => reply.type('text/html; charset=utf-8').send(markup);

export function isPayerChoice(text: unknown): text is PayerChoice {
  return typeof text === 'string' && Object.hasOwn(PAYER_CHOICES, text);
}

/** The shop's address with the order's id, as PayPal comes back to it. */
function backTo(url: string | undefined, fields: Record<string, string>): string | undefined {
  if (!url) return undefined;
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

/** An origin that a window can be answered at, or nothing. */
function originOf(text: unknown): string {
  if (typeof text !== 'string' || !URL.canParse(text)) return '';
  const { origin, protocol } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : '';
}

/** `/paypal/checkoutnow`: the page on which the buyer agrees, in a window of its own or in place of the shop. */
export function approvalRoutes(app: FastifyInstance, { account, save, webhooks }: PaypalParts): void {
  /** The order, or undefined after it was answered that it cannot be approved. */
  const openOrder = async (reply: FastifyReply, token: unknown): Promise<PaypalOrder | undefined> => {
    try {
      const order = account.order(String(token));
      if (order.status !== 'COMPLETED') return order;
      const back = backTo(order.context.cancelUrl, { token: order.id });
      await show(reply.code(409), closedPage('It has been paid already.', back));
    } catch (error) {
      if (!(error instanceof PaypalError)) throw error;
      await show(
        reply.code(404),
        closedPage('It does not exist, or it has expired: an order waits three hours.', undefined),
      );
    }
    return undefined;
  };

  app.get<{ Querystring: Record<string, string> }>('/paypal/checkoutnow', async (request, reply) => {
    const order = await openOrder(reply, request.query['token']);
    if (!order) return reply;
    allowFormsTo(reply, [order.context.returnUrl, order.context.cancelUrl]);
    const declined = order.status === 'APPROVED' && order.choice === 'decline';
    return show(reply, approvalPage(order, originOf(request.query['opener']), declined));
  });
  app.get('/paypal/checkoutnow/wait', (_request, reply) => show(reply, waitingPage()));

  app.post<{ Body: Record<string, string> | null }>('/paypal/checkoutnow', async (request, reply) => {
    const fields = request.body ?? {};
    const order = await openOrder(reply, fields['token']);
    if (!order) return reply;
    const { id, context } = order;
    const opener = originOf(fields['opener']);
    const { choice } = fields;
    if (!isPayerChoice(choice)) {
      const next = backTo(context.cancelUrl, { token: id });
      if (opener) return show(reply, answerPage({ type: 'canceled', orderID: id }, opener, next));
      return next
        ? reply.redirect(next, 303)
        : show(reply, closedPage('It was canceled. Nothing was paid.', undefined));
    }
    const payer = payerOf(fields);
    account.approve(order, payer, choice);
    await save();
    await webhooks.settled();
    const next = backTo(context.returnUrl, { token: id, PayerID: payer.payerId });
    if (opener) {
      return show(reply, answerPage({ type: 'approved', orderID: id, payerID: payer.payerId }, opener, next));
    }
    return next
      ? reply.redirect(next, 303)
      : show(
          reply,
          closedPage('You have agreed. The shop now takes the payment; you can close this window.', undefined),
        );
  });
}
