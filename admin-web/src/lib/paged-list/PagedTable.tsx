import Box from '@mui/material/Box';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { failureText } from '@summit/web-app/calls/failure-text';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table/DataTable';
import type { TablePaging } from '../data-table/table-column';
import { formatCount } from '../format/format-figures';
import { EmptyState, type EmptyStateProps } from '../panel/EmptyState';
import { Panel } from '../panel/Panel';
import type { PagedList } from './usePagedList';

export interface PagedTableProps<Row extends GridValidRowModel> extends Pick<
  DataTableProps<Row>,
  'columns' | 'narrow' | 'rowId' | 'actions' | 'sorting' | 'tall' | 'wraps'
> {
  /** Heading of the panel and name of the table: `Audit log`. */
  title: string;
  list: PagedList<Row>;
  /** Search, filters and buttons beside the heading. */
  toolbar?: ReactNode;
  /** Shown when the API gives no reason, or what is said of the error. */
  failure: string | ((error: Error) => string);
  empty: EmptyStateProps;
  /** Between the heading and the table: what is under way, what has failed. */
  notice?: ReactNode;
  /** Stands in place of the table's own pages. */
  pager?: (paging: TablePaging) => ReactNode;
  /** Dialogs of its rows. */
  children?: ReactNode;
}

/** A panel with one list of the API: its number of rows, search, table and pages (ui.md 4.3). */
export function PagedTable<Row extends GridValidRowModel>(props: PagedTableProps<Row>) {
  const { title, list, toolbar, failure, empty, notice, pager, children, ...table } = props;
  const { rows, total, paging, error, isFetching, retry } = list;
  const textOf = typeof failure === 'string' ? (why: Error) => failureText(why, failure) : failure;
  return (
    <Panel
      flush
      refreshing={isFetching && rows !== undefined}
      title={
        <>
          {title}{' '}
          {total !== undefined && (
            <Box component="span" role="status" className="tnum" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(total)}
            </Box>
          )}
        </>
      }
      action={toolbar}
    >
      {notice && <Box sx={{ px: 2.5, pb: 2 }}>{notice}</Box>}
      <DataTable<Row>
        {...table}
        label={title}
        rows={rows}
        paging={pager ? undefined : paging}
        failure={error ? { text: textOf(error), busy: isFetching, onRetry: retry } : undefined}
        empty={<EmptyState {...empty} />}
      />
      {paging && paging.total > 0 && pager?.(paging)}
      {children}
    </Panel>
  );
}
