import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowFormsTo } from '../../../page/web-app.js';
import type { PayResult } from '../checkout/pay-result.js';
import { authenticateSession, knownEmail, openPurchase, paySession } from '../checkout/pay-session.js';
import { moneyText } from '../money/money-text.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import type { StripeParts } from '../stripe-parts.js';
import { authenticatePage } from './authenticate-page.js';
import { cardEntry, enteredCard, FRESH_ENTRY, isEmail, type CardEntry } from './card-entry.js';
import { checkoutPage } from './checkout-page.js';
import { noticePage } from './stripe-page.js';

interface PageRequest {
  Params: { id: string };
}

/** `success_url` with the session's id in its place. Braces that arrive encoded are left alone, as Stripe does. */
export function successUrl({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

function closed(reply: FastifyReply, session: CheckoutSession): FastifyReply {
  if (session.status === 'complete') {
    const link = { href: successUrl(session), text: 'Go on to your order' };
    const title = session.mode === 'setup' ? 'This card is saved' : 'This order is paid';
    return sendPage(reply, noticePage(title, 'Nothing is due here any more.', link));
  }
  const { cancel_url } = session;
  const text = 'This checkout was open for a limited time. Nothing was paid. Start again from the summit.';
  return sendPage(
    reply,
    noticePage(
      'This checkout has expired',
      text,
      cancel_url ? { href: cancel_url, text: 'Back to the summit' } : undefined,
    ),
    410,
  );
}

/** The hosted payment page: `/stripe/c/pay/:id`, and the buyer's bank behind `/authenticate`. */
export function checkoutRoutes(app: FastifyInstance, { account, webhooks, publish }: StripeParts): void {
  const find = (request: FastifyRequest<PageRequest>) => account.find('sessions', request.params.id);
  const unknown = (reply: FastifyReply) =>
    sendPage(
      reply,
      noticePage('This checkout does not exist', 'Check the address, or start again from the summit.'),
      404,
    );

  const show = (reply: FastifyReply, session: CheckoutSession, view: { entry?: CardEntry; message?: string } = {}) => {
    const purchase = openPurchase(account, session);
    if (!purchase) return closed(reply, session);
    allowFormsTo(reply, [session.success_url, session.cancel_url ?? undefined]);
    const { entry = FRESH_ENTRY, message } = view;
    const page = checkoutPage(account, { session, purchase, entry, message });
    return sendPage(reply, page, message === undefined ? 200 : 402);
  };

  /** Events go out before the buyer is sent on. */
  const answer = async (
    reply: FastifyReply,
    session: CheckoutSession,
    done: { result: PayResult; entry?: CardEntry },
  ) => {
    const { result, entry } = done;
    await publish();
    if (result.kind === 'paid') await webhooks.settled();
    switch (result.kind) {
      case 'paid':
        return reply.redirect(successUrl(session), 303);
      case 'authenticate':
        return reply.redirect(`/stripe/c/pay/${session.id}/authenticate`, 303);
      case 'declined':
        return show(reply, session, { message: result.message, ...(entry && { entry }) });
      case 'closed':
        // A second press on the button: the first one has paid.
        return session.status === 'complete' ? reply.redirect(successUrl(session), 303) : closed(reply, session);
    }
  };

  app.get<PageRequest>('/stripe/c/pay/:id', async (request, reply) => {
    const session = find(request);
    if (!session) return unknown(reply);
    const page = show(reply, session);
    await publish(false);
    return page;
  });

  app.post<PageRequest>('/stripe/c/pay/:id', async (request, reply) => {
    const session = find(request);
    if (!session) return unknown(reply);
    if (!openPurchase(account, session)) return answer(reply, session, { result: { kind: 'closed' } });
    const entry = cardEntry(request.body);
    if (knownEmail(account, session) === null && !isEmail(entry.email)) {
      return show(reply, session, { entry, message: 'Your email is incomplete.' });
    }
    const card = enteredCard(entry, account.now());
    if (typeof card === 'string') return show(reply, session, { entry, message: card });
    const { email, name } = entry;
    return answer(reply, session, { result: paySession(account, session, { card, email, name }), entry });
  });

  app.get<PageRequest>('/stripe/c/pay/:id/authenticate', async (request, reply) => {
    const session = find(request);
    if (!session) return unknown(reply);
    const purchase = openPurchase(account, session);
    if (!purchase?.authenticating) return reply.redirect(`/stripe/c/pay/${session.id}`, 303);
    allowFormsTo(reply, [session.success_url]);
    return sendPage(
      reply,
      authenticatePage(
        `/stripe/c/pay/${session.id}/authenticate`,
        session.amount_total === null ? null : moneyText(session.amount_total),
      ),
    );
  });

  app.post<PageRequest>('/stripe/c/pay/:id/authenticate', async (request, reply) => {
    const session = find(request);
    if (!session) return unknown(reply);
    const { outcome } = (request.body ?? {}) as { outcome?: unknown };
    return answer(reply, session, { result: authenticateSession(account, session, outcome === 'approve') });
  });
}
