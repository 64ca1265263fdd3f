import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { clearable, flag, group, metadata, oneOf, text } from '../http/params.js';
import { makeCustomer } from '../objects/customer.js';
import { ownMethod } from '../money/own-method.js';
import { mergeMetadata } from './merge-metadata.js';

const FIELDS = {
  email: clearable(text),
  name: clearable(text),
  phone: clearable(text),
  description: clearable(text),
  metadata,
};

export const CUSTOMER_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/customers',
    params: group({ ...FIELDS, validate: flag }),
    run({ account, params }) {
      const customer = makeCustomer(account.now(), params);
      account.add('customers', customer);
      account.emit('customer.created', customer);
      return customer;
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/customers',
    params: group({ ...PAGING, email: text, created: SPAN }),
    run({ account, params, path }) {
      const { email, created } = params;
      const found = account
        .all('customers')
        .filter((one) => (email === undefined || one.email === email) && within(created, one.created));
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/customers', (account, id) => account.get('customers', id)),
  apiCall({
    method: 'POST',
    path: '/v1/customers/:id',
    params: group({ ...FIELDS, invoice_settings: group({ default_payment_method: clearable(text) }) }),
    run({ account, params, id }) {
      const customer = account.get('customers', id);
      const { invoice_settings, metadata: added, ...fields } = params;
      const previous: Record<string, unknown> = {};
      for (const name of Object.keys(fields) as (keyof typeof fields)[]) previous[name] = customer[name];
      const method = invoice_settings?.default_payment_method;
      if (method) {
        const param = 'invoice_settings[default_payment_method]';
        ownMethod(account, id, { id: method, param });
      }
      Object.assign(customer, fields);
      if (method !== undefined) {
        previous['invoice_settings'] = structuredClone(customer.invoice_settings);
        customer.invoice_settings.default_payment_method = method;
      }
      mergeMetadata(customer.metadata, added);
      account.emit('customer.updated', customer, previous);
      return customer;
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    params: group({ ...PAGING, type: text, allow_redisplay: oneOf('always', 'limited', 'unspecified') }),
    run({ account, params, id, path }) {
      account.get('customers', id, 'customer');
      const { type, allow_redisplay } = params;
      const found = account
        .all('paymentMethods')
        .filter(
          (one) =>
            one.customer === id &&
            (type === undefined || one.type === type) &&
            (allow_redisplay === undefined || one.allow_redisplay === allow_redisplay),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/payment_methods', (account, id) => account.get('paymentMethods', id)),
];
