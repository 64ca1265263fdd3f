import { createSession } from '../checkout/create-session.js';
import { expireSession } from '../checkout/expire-session.js';
import { openPurchase } from '../checkout/pay-session.js';
import { sessionLines } from '../checkout/session-lines.js';
import { SESSION_PARAMS } from '../checkout/session-params.js';
import { apiCall, NO_PARAMS, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, metadata, oneOf, text } from '../http/params.js';
import type { StripeAccount } from '../stripe-account.js';
import { mergeMetadata } from './merge-metadata.js';

/** The session as it is now: one whose time is over has expired, whether anybody looked or not. */
function sessionNow(account: StripeAccount, id: string) {
  const session = account.get('sessions', id, undefined);
  openPurchase(account, session);
  return session;
}

export const CHECKOUT_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: SESSION_PARAMS,
    run: ({ account, params }) => createSession(account, params),
  }),
  apiCall({
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: group({
      ...PAGING,
      created: SPAN,
      customer: text,
      payment_intent: text,
      subscription: text,
      status: oneOf('open', 'complete', 'expired'),
    }),
    run({ account, params, path }) {
      const { created, customer, payment_intent, subscription, status } = params;
      const found = account
        .all('sessions')
        .filter(
          (one) =>
            within(created, one.created) &&
            (customer === undefined || one.customer === customer) &&
            (payment_intent === undefined || one.payment_intent === payment_intent) &&
            (subscription === undefined || one.subscription === subscription) &&
            (status === undefined || one.status === status),
        );
      return listPage(path, found, params);
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    params: NO_PARAMS,
    run: ({ account, id }) => sessionNow(account, id),
  }),
  apiCall({
    method: 'POST',
    path: '/v1/checkout/sessions/:id',
    params: group({ metadata }),
    run({ account, params, id }) {
      const session = sessionNow(account, id);
      mergeMetadata(session.metadata, params.metadata);
      return session;
    },
  }),
  apiCall({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: NO_PARAMS,
    run({ account, id }) {
      const session = sessionNow(account, id);
      expireSession(account, session);
      return session;
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    params: group(PAGING),
    run: ({ account, params, id, path }) => listPage(path, sessionLines(account, id), params),
  }),
];
