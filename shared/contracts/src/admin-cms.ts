/** Shown to visitors when published and `active` is not false (C-094). */
export type PublicationStatus = 'draft' | 'published';

/** What every stored CMS item adds to the fields that an administrator writes. */
export interface StoredItem {
  id: string;
  active: boolean;
  updated_at: string;
}

/** Fields left out stay as they are. `updated_at` as read: a newer one answers `edit_conflict`. */
export type CmsItemChange<Draft> = Partial<Draft> & { updated_at?: string };

export interface CmsItemParams {
  id: string;
}

export interface CmsItemAnswer<Item> {
  success: true;
  message: string;
  item: Item;
}
