import type { QueryValue } from './endpoint.js';

/** `?a=1&b=x%20y`, or an empty text when no value is given. Undefined and null values are left out. */
export function queryString(query: object | undefined): string {
  const pairs = Object.entries(query ?? {})
    .filter((pair): pair is [string, NonNullable<QueryValue>] => pair[1] !== undefined && pair[1] !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
