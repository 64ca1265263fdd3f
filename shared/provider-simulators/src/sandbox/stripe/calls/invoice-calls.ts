import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, oneOf, text } from '../http/params.js';

export const INVOICE_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'GET',
    path: '/v1/invoices',
    params: group({
      ...PAGING,
      customer: text,
      subscription: text,
      created: SPAN,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    }),
    run({ account, params, path }) {
      const { customer, subscription, created, status } = params;
      const found = account
        .all('invoices')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (subscription === undefined || one.parent.subscription_details.subscription === subscription) &&
            (status === undefined || one.status === status) &&
            within(created, one.created),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/invoices', (account, id) => account.get('invoices', id)),
  apiCall({
    method: 'GET',
    path: '/v1/invoice_payments',
    params: group({
      ...PAGING,
      invoice: text,
      payment: group({ type: oneOf('payment_intent', 'payment_record'), payment_intent: text }, 'type'),
      status: oneOf('open', 'paid', 'canceled'),
      created: SPAN,
    }),
    run({ account, params, path }) {
      const { invoice, payment, status, created } = params;
      const found = account
        .all('invoicePayments')
        .filter(
          (one) =>
            (invoice === undefined || one.invoice === invoice) &&
            (payment === undefined || one.payment.payment_intent === payment.payment_intent) &&
            (status === undefined || one.status === status) &&
            within(created, one.created),
        );
      return listPage(path, found, params);
    },
  }),
];
