import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Puts what was saved in the place of what was read. An answer that is on its way was read before, so nobody waits for it any more. */
export async function storeSaved<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  store: (old: Data) => Data,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, (old) => old && store(old));
}
