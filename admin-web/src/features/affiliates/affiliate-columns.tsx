import type { AffiliateRow, AffiliateStatus } from '@summit/contracts';
import { isBundledAddress } from '@summit/rules';
import { CodeText } from '../../lib/panel/CodeText';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { formatCount, formatDollars, formatPercent } from '../../lib/format/format-figures';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

const STATUS: Readonly<Record<AffiliateStatus, { label: string; tone: StatusTone }>> = {
  active: { label: 'Active', tone: 'good' },
  disabled: { label: 'Disabled', tone: 'quiet' },
};

type Column = TableColumn<AffiliateRow> & { field: keyof AffiliateRow };
const figure = { numeric: true, sortable: true } as const;

/** Columns of A-142; the server sorts by each. */
export const AFFILIATE_COLUMNS: readonly Column[] = [
  {
    field: 'speaker_name',
    header: 'Name',
    flex: 1,
    minWidth: 208,
    sortable: true,
    cell: ({ speaker_name, email }) => (
      <TwoLines main={speaker_name} note={isBundledAddress(email) ? TEXTS.noEmail : email} />
    ),
  },
  {
    field: 'speaker_code',
    header: 'Code',
    width: 152,
    sortable: true,
    cell: ({ speaker_code }) => <CodeText code={speaker_code} />,
  },
  {
    field: 'status',
    header: 'Status',
    width: 100,
    sortable: true,
    cell: ({ status }) => <StatusChip {...STATUS[status]} />,
  },
  { field: 'total_clicks', header: 'Clicks', width: 86, ...figure, cell: (row) => formatCount(row.total_clicks) },
  { field: 'total_signups', header: 'Signups', width: 94, ...figure, cell: (row) => formatCount(row.total_signups) },
  {
    field: 'click_conversion_rate',
    header: 'Click rate',
    width: 102,
    ...figure,
    cell: (row) => formatPercent(row.click_conversion_rate, 1),
  },
  { field: 'total_orders', header: 'Orders', width: 86, ...figure, cell: (row) => formatCount(row.total_orders) },
  { field: 'total_sales', header: 'Sales', width: 110, ...figure, cell: (row) => formatDollars(row.total_sales) },
  {
    field: 'commission_earned',
    header: 'Commission',
    width: 124,
    ...figure,
    cell: (row) => formatDollars(row.commission_earned),
  },
  {
    field: 'conversion_rate',
    header: 'Conversion',
    width: 118,
    ...figure,
    cell: (row) => formatPercent(row.conversion_rate, 1),
  },
  {
    field: 'signup_date',
    header: 'Signed up',
    width: 120,
    sortable: true,
    cell: ({ signup_date }) => <Day at={signup_date} inCell />,
  },
];

export const NARROW_AFFILIATE: NarrowRow<AffiliateRow> = {
  header: 'Affiliate',
  main: ({ speaker_name }) => speaker_name,
  note: ({ speaker_code, status }) => (status === 'active' ? speaker_code : `${speaker_code}, disabled`),
  figure: { header: 'Sales', cell: ({ total_sales }) => formatDollars(total_sales) },
};

export const isAffiliateColumn = (field: string): field is keyof AffiliateRow =>
  AFFILIATE_COLUMNS.some((column) => column.field === field);
