import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { group, listOf, text } from '../http/params.js';
import { invalid } from '../http/stripe-error.js';

/** `charge.*` stands for all types that begin so. */
function fits(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

export const EVENT_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'GET',
    path: '/v1/events',
    params: group({ ...PAGING, type: text, types: listOf(text), created: SPAN }),
    run({ account, params, path }) {
      const { type, types, created } = params;
      if (type !== undefined && types !== undefined) {
        throw invalid('You may only specify one of these parameters: type, types.', { param: 'type' });
      }
      const wanted = type === undefined ? types : [type];
      const found = account
        .all('events')
        .filter(
          (one) => within(created, one.created) && (!wanted || wanted.some((pattern) => fits(pattern, one.type))),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/events', (account, id) => account.get('events', id)),
];
