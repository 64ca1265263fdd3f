const withoutBuster = (url: string): string => {
  const { pathname, search } = new URL(url, window.location.href);
  const query = new URLSearchParams(search);
  query.delete('v');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

/**
 * `fetch`, except that what the prerendered page has asked already, as the same person, is taken from there, once. A call that changes
 * something makes it old.
 */
export const fetchOrTakeOver: typeof fetch = async (input, init) => {
  if ((init?.method ?? 'GET') !== 'GET') window.summitFirstAnswer = undefined;
  const first = window.summitFirstAnswer;
  const bearer = new Headers(init?.headers).get('Authorization');
  const isTheSame =
    first !== undefined &&
    typeof input === 'string' &&
    first.address === withoutBuster(input) &&
    bearer === (first.bearer === null ? null : `Bearer ${first.bearer}`);
  if (!isTheSame) return fetch(input, init);
  window.summitFirstAnswer = undefined;
  return first.asked.catch(() => fetch(input, init));
};
