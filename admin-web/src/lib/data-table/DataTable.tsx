import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridValidRowModel } from '@mui/x-data-grid';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { useState, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '@summit/ui/feedback/ErrorState';
import { formatCount } from '../format/format-figures';
import { dataTableLook } from './data-table-look';
import { ACTIONS, narrowColumns, wideColumns, type RowActions } from './grid-columns';
import { RowDetails } from './RowDetails';
import type { NarrowRow, TableColumn, TablePaging, TableSorting } from './table-column';

const ROW_HEIGHT = 44;
const TWO_LINE_ROW_HEIGHT = 60;
const HEADER_HEIGHT = 40;
/** Rows of the skeleton, and rows from which a page of rows scrolls inside the table. */
const SKELETON_ROWS = 6;
const TALL_PAGE = 100;
/** The grid itself never pages; this is the most that it may be told. */
const GRID_PAGE = { page: 0, pageSize: 100 };

const WRAPPED = {
  '--gs-cell-wrap': 'normal',
  '& .MuiDataGrid-cell': { py: 1, minHeight: TWO_LINE_ROW_HEIGHT, whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

export interface DataTableProps<Row extends GridValidRowModel> {
  /** Names the table for screen readers: `Recent orders`. */
  label: string;
  columns: readonly TableColumn<Row>[];
  narrow: NarrowRow<Row>;
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Shown instead of a table without rows: an EmptyState. */
  empty: ReactNode;
  /** Shown instead of rows that did not come. */
  failure?: ErrorStateProps | undefined;
  actions?: RowActions<Row>;
  paging?: TablePaging | undefined;
  sorting?: TableSorting;
  /** Two-line cells need the room also on wide screens. */
  tall?: boolean;
  /** Rows grow with their sentences, which are read whole. Only of lists without hundreds of rows. */
  wraps?: boolean;
}

/** A list of the API as a table; two columns and a drawer with the rest on a phone (ui.md 4.3, Table defaults). */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { label, columns, narrow, rows, rowId, empty, failure, actions, paging, sorting } = props;
  const { tall = false, wraps = false } = props;
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [opened, setOpened] = useState<Row | null>(null);

  if (failure && !rows?.length)
    return (
      <Box sx={{ px: 2.5, pb: 2.5 }}>
        <ErrorState {...failure} />
      </Box>
    );
  if (rows?.length === 0 && (paging?.page ?? 0) === 0) return <Box sx={{ px: 2.5, pb: 2.5 }}>{empty}</Box>;

  const rowHeight = phone || tall || wraps ? TWO_LINE_ROW_HEIGHT : ROW_HEIGHT;
  const fixedHeight = gridHeight(rows?.length, rowHeight);
  return (
    <>
      {failure && (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <ErrorState {...failure} />
        </Box>
      )}
      <span role="status" style={visuallyHidden}>
        {rows ? '' : `Loading ${label.toLowerCase()}...`}
      </span>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: fixedHeight }}>
        <DataGrid<Row>
          // A grid keeps the heights that it has measured: the one of a phone that is turned begins anew.
          key={phone ? 'narrow' : 'wide'}
          aria-label={label}
          rows={rows ?? []}
          columns={phone ? narrowColumns(narrow) : wideColumns(columns, actions)}
          getRowId={rowId}
          loading={!rows}
          rowHeight={rowHeight}
          {...(wraps && !phone && { getRowHeight: () => 'auto' as const })}
          columnHeaderHeight={HEADER_HEIGHT}
          disableColumnMenu
          disableColumnResize
          disableRowSelectionOnClick
          hideFooter
          paginationMode="server"
          paginationModel={GRID_PAGE}
          rowCount={rows?.length ?? 0}
          sortingMode="server"
          sortingOrder={sorting?.begins === 'asc' ? ['asc', 'desc'] : ['desc', 'asc']}
          sortModel={sorting && hasHeading(columns, sorting) ? [{ field: sorting.field, sort: sorting.order }] : []}
          onSortModelChange={([first]) => first?.sort && sorting?.onChange({ field: first.field, order: first.sort })}
          slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
          {...(phone && { onRowClick: ({ row }) => setOpened(row) })}
          onCellKeyDown={({ row }, event) => {
            // In a link or button of a cell the key is theirs.
            if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
            // Otherwise the same press would also reach the element that gets the focus.
            event.preventDefault();
            if (phone) setOpened(row);
            else focusFirstAction(event.currentTarget);
          }}
          sx={{
            ...dataTableLook,
            '& .MuiDataGrid-row': { cursor: phone ? 'pointer' : 'default' },
            ...(wraps && !phone && WRAPPED),
          }}
        />
      </Box>
      {paging && <TablePages label={label} paging={paging} compact={phone} />}
      <RowDetails
        row={opened}
        title={opened && narrow.main(opened)}
        columns={columns}
        actions={opened && actions?.cell(opened)}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

/** A list may also be sorted by what stands in another column. */
const hasHeading = (columns: readonly { field: string }[], sorting: TableSorting): boolean =>
  columns.some(({ field }) => field === sorting.field);

const WORKS = 'a[href], button:not(:disabled)';

/** From any cell of a row to what can be done with it; where that is nothing, to its first link. */
function focusFirstAction(cell: HTMLElement): void {
  const row = cell.closest('[role="row"]');
  const actions = row?.querySelector(`[data-field="${ACTIONS}"]`);
  (actions?.querySelector<HTMLElement>(WORKS) ?? row?.querySelector<HTMLElement>(WORKS))?.focus();
}

function gridHeight(rows: number | undefined, rowHeight: number): number | undefined {
  if (rows === undefined) return HEADER_HEIGHT + SKELETON_ROWS * rowHeight;
  // Hundreds of rows at once are drawn only where they are looked at, which needs a height.
  return rows > TALL_PAGE ? HEADER_HEIGHT + 16 * rowHeight : undefined;
}

function TablePages({ label, paging, compact }: { label: string; paging: TablePaging; compact: boolean }) {
  const { page, pageSize, total, sizes, onChange } = paging;
  return (
    <TablePagination
      component="div"
      role="navigation"
      aria-label={`Pages of ${label.toLowerCase()}`}
      count={total}
      page={page}
      rowsPerPage={pageSize}
      rowsPerPageOptions={compact ? [] : [...sizes]}
      labelDisplayedRows={({ from, to, count }) => `${formatCount(from)}–${formatCount(to)} of ${formatCount(count)}`}
      onPageChange={(_event, next) => onChange({ page: next, pageSize })}
      onRowsPerPageChange={({ target }) => onChange({ page: 0, pageSize: Number(target.value) })}
      sx={{ borderTop: '1px solid var(--gs-palette-line-main)' }}
    />
  );
}
