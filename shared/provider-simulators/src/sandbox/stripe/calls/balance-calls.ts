import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, text } from '../http/params.js';

export const BALANCE_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'GET',
    path: '/v1/balance_transactions',
    params: group({ ...PAGING, source: text, type: text, created: SPAN }),
    run({ account, params, path }) {
      const { source, type, created } = params;
      const found = account
        .all('balanceTransactions')
        .filter(
          (one) =>
            (source === undefined || one.source === source) &&
            (type === undefined || one.type === type) &&
            within(created, one.created),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/balance_transactions', (account, id) => account.get('balanceTransactions', id)),
];
