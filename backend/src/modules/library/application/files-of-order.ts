import { LIBRARY_FILES } from '@summit/content/library';
import { LIBRARY_FILE_KEYS, type LibraryFileKey } from '@summit/rules';
import { ENTITLED_STATUSES, type OrderView } from '../../payments/payments.public.js';

/** The files that an order brought: with its product and with its add-ons. None once the money went back or is in dispute. */
export function filesOfOrder({
  status,
  product,
  bumps,
}: Pick<OrderView, 'status' | 'product' | 'bumps'>): LibraryFileKey[] {
  if (!ENTITLED_STATUSES.includes(status)) return [];
  const bought: readonly string[] = [product, ...bumps];
  return LIBRARY_FILE_KEYS.filter((key) => bought.includes(LIBRARY_FILES[key].boughtAs));
}
