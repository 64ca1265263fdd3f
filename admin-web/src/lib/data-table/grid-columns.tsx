import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { TwoLines } from '../panel/TwoLines';
import type { NarrowRow, TableColumn } from './table-column';

/** Column that holds the row actions. */
export const ACTIONS = 'row-actions';

export interface RowActions<Row> {
  cell: (row: Row) => ReactNode;
  width: number;
}

export function wideColumns<Row extends GridValidRowModel>(
  columns: readonly TableColumn<Row>[],
  actions?: RowActions<Row>,
): GridColDef<Row>[] {
  const own = columns.map(({ field, header, cell, numeric = false, sortable = false, ...size }): GridColDef<Row> => ({
    ...size,
    field,
    headerName: header,
    sortable,
    display: 'flex',
    ...(numeric && { align: 'right', headerAlign: 'right', cellClassName: 'num' }),
    renderCell: ({ row }) => shortened(cell(row)),
  }));
  if (!actions) return own;
  const last: GridColDef<Row> = {
    field: ACTIONS,
    headerName: 'Actions',
    width: actions.width,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => actions.cell(row),
  };
  return [...own, last];
}

export function narrowColumns<Row extends GridValidRowModel>(narrow: NarrowRow<Row>): GridColDef<Row>[] {
  const main: GridColDef<Row> = {
    field: 'narrow-main',
    headerName: narrow.header,
    flex: 1,
    minWidth: 160,
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => <TwoLines main={narrow.main(row)} note={narrow.note(row)} />,
  };
  const { figure } = narrow;
  if (!figure) return [main];
  const amount: GridColDef<Row> = {
    field: 'narrow-figure',
    headerName: figure.header,
    width: 110,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'num',
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => figure.cell(row),
  };
  return [main, amount];
}

/** Text that does not fit ends in an ellipsis and is told in full by its title. Tables have hundreds of these: their style is the table's. */
function shortened(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  return (
    <span className="shortened" title={content}>
      {content}
    </span>
  );
}
