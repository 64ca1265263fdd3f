import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, text } from '../http/params.js';

export const DISPUTE_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'GET',
    path: '/v1/disputes',
    params: group({ ...PAGING, charge: text, payment_intent: text, created: SPAN }),
    run({ account, params, path }) {
      const { charge, payment_intent, created } = params;
      const found = account
        .all('disputes')
        .filter(
          (one) =>
            (charge === undefined || one.charge === charge) &&
            (payment_intent === undefined || one.payment_intent === payment_intent) &&
            within(created, one.created),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/disputes', (account, id) => account.get('disputes', id)),
];
