import type { LibraryFileKey } from '@summit/rules';

/** Files of orders, for the mails that hand them over. */
export interface OrderFiles {
  /** Opens the file for whoever has the link, as long as the order gives a right to it. */
  urlFor(key: LibraryFileKey, orderId: string): string;
}

export const ORDER_FILES = Symbol('ORDER_FILES');
