import { LIBRARY_FILES } from '@summit/content/library';
import { LIBRARY_FILE_KEYS, type LibraryFileKey } from '@summit/rules';
import { ENTITLED_STATUSES, type OrderView } from '../../payments/payments.public.js';

/** The files that an order brought: with its product and with its add-ons. None once the money went back or is in dispute. */
export function filesOfOrder({
  status,
  product,
  bumps,
}: Pick<OrderView, 'status' | 'product' | 'bumps'>): LibraryFileKey[] {
  return ENTITLED_STATUSES.includes(status) ? filesBoughtAs({ product, bumps }) : [];
}

/** What comes with a product and its add-ons. */
export function filesBoughtAs({ product, bumps }: Pick<OrderView, 'product' | 'bumps'>): LibraryFileKey[] {
  const bought: readonly string[] = [product, ...bumps];
  return LIBRARY_FILE_KEYS.filter((key) => bought.includes(LIBRARY_FILES[key].boughtAs));
}
