import type { BumpKey } from '@summit/pricing';
import type { LibraryFileKey, Product } from '@summit/rules';

/** A file that somebody bought. */
export interface OrderFile {
  title: string;
  type: 'ZIP' | 'DOCX' | 'PDF';
  url: string;
}

/** Files of orders, for the mails and the page that hand them over. */
export interface OrderFiles {
  /** Opens the file for whoever has the link, as long as the order gives a right to it. */
  urlFor(key: LibraryFileKey, orderId: string): string;
  /** What came with the product and its add-ons. Whether the order still gives a right to it is asked when a link is opened. */
  of(order: { id: string; product: Product; bumps: readonly BumpKey[] }): OrderFile[];
}

export const ORDER_FILES = Symbol('ORDER_FILES');
