import type { Cell, Tab, Workbook } from '@summit/content/library';
import type { SheetData } from 'write-excel-file/node';
import { BRAND } from './brand-colors.js';
import { withoutClock } from './steady-zip.js';

/** A workbook as an Excel file: each tab with its intro, titles that stay in sight, and formulas that calculate. */
export async function renderWorkbook({ tabs }: Workbook): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const sheets = tabs.map((tab) => ({
    sheet: tab.name,
    data: dataOf(tab),
    columns: tab.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 3,
    orientation: 'landscape' as const,
  }));
  const file = await writeWorkbook(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
  return withoutClock(file);
}

/** Intro, an empty row, the titles, the table: it begins in row `FIRST_TABLE_ROW`. */
const dataOf = ({ intro, columns, rows }: Tab): SheetData => [
  [{ value: intro, textColor: BRAND.ink2, fontStyle: 'italic' }],
  [],
  columns.map(({ title }) => ({
    value: title,
    fontWeight: 'bold' as const,
    backgroundColor: BRAND.paper,
    bottomBorderStyle: 'thin' as const,
    bottomBorderColor: BRAND.lineStrong,
  })),
  ...rows.map((row) => row.map(cellOf)),
];

/** Inside of the file a formula stands without its sign. */
function cellOf(cell: Cell) {
  if (typeof cell === 'string' && cell.startsWith('=')) return { value: cell.slice(1), type: 'Formula' as const };
  return cell === null ? null : { value: cell, wrap: typeof cell === 'string', alignVertical: 'top' as const };
}
