import { resourceMissing } from './stripe-error.js';
import { group, text, whole } from './params.js';
import { invalid } from './stripe-error.js';

/** The parameters every list takes. */
export const PAGING = { limit: whole, starting_after: text, ending_before: text };

/** A span of time in a list's query: `created[gte]=1760000000`. */
export const SPAN = group({ gt: whole, gte: whole, lt: whole, lte: whole });

export interface Paging {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

export interface ListPage<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

export function within(span: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined, seconds: number) {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = span ?? {};
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte;
}

/** A list that is whole, as objects carry it inside. */
export function wholeList<T>(url: string, data: T[]): ListPage<T> {
  return { object: 'list', url, has_more: false, data };
}

/** One page of `found` (newest first), before or after the object that the caller saw last. */
export function listPage<T extends { id: string }>(url: string, found: readonly T[], paging: Paging): ListPage<T> {
  const { limit = 10, starting_after, ending_before } = paging;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be between 1 and 100.', { param: 'limit' });
  const at = (id: string, param: string) => {
    const index = found.findIndex((one) => one.id === id);
    if (index < 0) throw resourceMissing('object', id, param);
    return index;
  };
  if (ending_before !== undefined) {
    const end = at(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: found.slice(start, end) };
  }
  const start = starting_after === undefined ? 0 : at(starting_after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    has_more: found.length > start + limit,
    data: found.slice(start, start + limit),
  };
}
