import type { Product } from '@summit/rules';

/** Last N calendar days, today included (C-100); 99999 = all time. */
export interface DaysQuery {
  days?: number;
}

export const DAY_RANGES = [1, 7, 30, 90, 99_999] as const;
export type DayRange = (typeof DAY_RANGES)[number];
/** The window that every list starts with. */
export const ALL_TIME_DAYS = 99_999 satisfies DayRange;

export interface PageQuery {
  /** At most 1,000. */
  limit?: number;
  skip?: number;
}

export type SortOrder = 'asc' | 'desc';

/** `all` is what the select boxes send for no filter. */
export type ProductFilter = Product | 'all';

/** A list, whole or one page of it. */
export interface ListAnswer<Row> {
  success: true;
  data: Row[];
}

export interface PageAnswer<Row> extends ListAnswer<Row> {
  /** Rows of all pages. */
  total: number;
}

export interface DataAnswer<Data> {
  success: true;
  data: Data;
}

export interface AffiliateInfo {
  code: string;
  name: string;
}
