import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../page/html.js';
import type { PayResult } from '../checkout/pay-result.js';
import { moneyText } from '../money/money-text.js';
import type { Invoice } from '../objects/invoice.js';
import { authenticateInvoice, payInvoice, waitingIntent } from '../plans/pay-invoice.js';
import type { StripeParts } from '../stripe-parts.js';
import { authenticatePage } from './authenticate-page.js';
import { cardEntry, enteredCard, FRESH_ENTRY, type CardEntry } from './card-entry.js';
import { cardForm } from './card-form.js';
import { noticePage, problem, stripePage } from './stripe-page.js';

interface PageRequest {
  Params: { id: string };
}

function invoicePage(invoice: Invoice, entry: CardEntry, message: string | undefined): string {
  const amount = moneyText(invoice.amount_due);
  return stripePage(
    `Invoice ${invoice.number}`,
    html`<p class="notice">Sandbox, no real money. This page stands in for Stripe's.</p>
      <h1>Invoice ${invoice.number}</h1>
      <div class="card">
        <dl class="sum">
          ${invoice.lines.data.map(
            (line) =>
              html`<dt>${line.description}</dt>
                <dd>${moneyText(line.amount)}</dd>`,
          )}
          <dt class="total">Due</dt>
          <dd class="total">${amount}</dd>
        </dl>
        <p>The card that pays this invoice is used for the payments that follow.</p>
      </div>
      ${problem(message)} ${cardForm({ action: `/stripe/i/${invoice.id}`, entry, email: null, pay: `Pay ${amount}` })}`,
  );
}

function send(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

/** Where a buyer pays an installment that failed: `hosted_invoice_url` leads to `/stripe/i/:id`. */
export function invoiceRoutes(app: FastifyInstance, { account, webhooks, publish }: StripeParts): void {
  const find = (request: FastifyRequest<PageRequest>) => account.find('invoices', request.params.id);
  const unknown = (reply: FastifyReply) =>
    send(reply, noticePage('This invoice does not exist', 'Check the address in your e-mail.'), 404);

  const answer = async (reply: FastifyReply, invoice: Invoice, done: { result: PayResult; entry?: CardEntry }) => {
    const { result, entry = FRESH_ENTRY } = done;
    await publish();
    if (result.kind === 'paid') await webhooks.settled();
    if (result.kind === 'declined') return send(reply, invoicePage(invoice, entry, result.message), 402);
    const step = result.kind === 'authenticate' ? '/authenticate' : '';
    return reply.redirect(`/stripe/i/${invoice.id}${step}`, 303);
  };

  app.get<PageRequest>('/stripe/i/:id', async (request, reply) => {
    const invoice = find(request);
    if (!invoice) return unknown(reply);
    if (invoice.status === 'open') return send(reply, invoicePage(invoice, FRESH_ENTRY, undefined));
    const text = `Invoice ${invoice.number} over ${moneyText(invoice.amount_due)} is paid. You can close this page.`;
    return send(reply, noticePage('This invoice is paid', text));
  });

  app.post<PageRequest>('/stripe/i/:id', async (request, reply) => {
    const invoice = find(request);
    if (!invoice) return unknown(reply);
    const entry = cardEntry(request.body);
    const card = enteredCard(entry, account.now());
    const result: PayResult =
      typeof card === 'string'
        ? { kind: 'declined', message: card }
        : payInvoice(account, invoice, { card, name: entry.name });
    return answer(reply, invoice, { result, entry });
  });

  app.get<PageRequest>('/stripe/i/:id/authenticate', async (request, reply) => {
    const invoice = find(request);
    if (!invoice) return unknown(reply);
    if (!waitingIntent(account, invoice)) return reply.redirect(`/stripe/i/${invoice.id}`, 303);
    return send(reply, authenticatePage(`/stripe/i/${invoice.id}/authenticate`, moneyText(invoice.amount_due)));
  });

  app.post<PageRequest>('/stripe/i/:id/authenticate', async (request, reply) => {
    const invoice = find(request);
    if (!invoice) return unknown(reply);
    const { outcome } = (request.body ?? {}) as { outcome?: unknown };
    return answer(reply, invoice, { result: authenticateInvoice(account, invoice, outcome === 'approve') });
  });
}
