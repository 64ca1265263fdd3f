import type { SortOrder } from '@summit/contracts';
import type { ReactNode } from 'react';

/** One column: what its cells show on a wide screen, and its line in the details on a phone. */
export interface TableColumn<Row> {
  field: string;
  header: string;
  cell: (row: Row) => ReactNode;
  width?: number;
  flex?: number;
  minWidth?: number;
  /** Figures stand right, in tabular numerals. */
  numeric?: boolean;
  /** Only where the API sorts. */
  sortable?: boolean;
}

/** What a phone shows of a row: two lines and one figure. A tap opens all columns. */
export interface NarrowRow<Row> {
  header: string;
  main: (row: Row) => ReactNode;
  note: (row: Row) => ReactNode;
  figure?: { header: string; cell: (row: Row) => ReactNode };
}

/** Pages come from the server. `page` counts from 0. */
export interface TablePaging {
  page: number;
  pageSize: number;
  total: number;
  sizes: readonly number[];
  onChange: (next: { page: number; pageSize: number }) => void;
}

export interface TableSorting {
  field: string;
  order: SortOrder;
  /** How another column begins when its header is pressed; `desc` unless it says otherwise. */
  begins?: SortOrder;
  onChange: (next: { field: string; order: SortOrder }) => void;
}
