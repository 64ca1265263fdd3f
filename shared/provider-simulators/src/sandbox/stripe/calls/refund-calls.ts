import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, metadata, oneOf, text, whole } from '../http/params.js';
import { invalid } from '../http/stripe-error.js';
import { chargeOfIntent } from '../money/charge-of-intent.js';
import { refundCharge } from '../money/refund-charge.js';

export const REFUND_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/refunds',
    params: group({
      charge: text,
      payment_intent: text,
      amount: whole,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    }),
    run({ account, params }) {
      const { charge, payment_intent, ...wish } = params;
      if ((charge === undefined) === (payment_intent === undefined)) {
        throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
      }
      const target =
        charge === undefined
          ? chargeOfIntent(account, payment_intent ?? '', 'payment_intent')
          : account.get('charges', charge, 'charge');
      return refundCharge(account, target, wish);
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/refunds',
    params: group({ ...PAGING, charge: text, payment_intent: text, created: SPAN }),
    run({ account, params, path }) {
      const { charge, payment_intent, created } = params;
      const found = account
        .all('refunds')
        .filter(
          (one) =>
            (charge === undefined || one.charge === charge) &&
            (payment_intent === undefined || one.payment_intent === payment_intent) &&
            within(created, one.created),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/refunds', (account, id) => account.get('refunds', id)),
];
