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

/** What the server sorts by. A rate stands below its figure and has no heading of its own, so the toolbar names them all. */
export const AFFILIATE_SORTS = {
  speaker_name: 'Name',
  speaker_code: 'Code',
  status: 'Status',
  total_clicks: 'Clicks',
  click_conversion_rate: 'Click rate',
  total_signups: 'Signups',
  total_orders: 'Orders',
  conversion_rate: 'Conversion',
  total_sales: 'Sales',
  commission_earned: 'Commission',
  signup_date: 'Signed up',
} as const satisfies Partial<Record<keyof AffiliateRow, string>>;

/** The fields of A-142, in so many columns as are seen at 1280 px without scrolling. */
export const AFFILIATE_COLUMNS: readonly Column[] = [
  {
    field: 'speaker_name',
    header: AFFILIATE_SORTS.speaker_name,
    flex: 1,
    minWidth: 190,
    sortable: true,
    cell: ({ speaker_name, email }) => (
      <TwoLines main={speaker_name} note={isBundledAddress(email) ? TEXTS.noEmail : email} />
    ),
  },
  {
    field: 'speaker_code',
    header: AFFILIATE_SORTS.speaker_code,
    width: 122,
    sortable: true,
    cell: ({ speaker_code, status }) => (
      <TwoLines main={<CodeText code={speaker_code} />} note={<StatusChip {...STATUS[status]} />} />
    ),
  },
  {
    field: 'total_clicks',
    header: AFFILIATE_SORTS.total_clicks,
    width: 118,
    ...figure,
    cell: (row) => (
      <TwoLines
        main={formatCount(row.total_clicks)}
        note={`${formatPercent(row.click_conversion_rate, 1)} ${TEXTS.clickRate}`}
      />
    ),
  },
  {
    field: 'total_signups',
    header: AFFILIATE_SORTS.total_signups,
    width: 84,
    ...figure,
    cell: (row) => formatCount(row.total_signups),
  },
  {
    field: 'total_orders',
    header: AFFILIATE_SORTS.total_orders,
    width: 124,
    ...figure,
    cell: (row) => (
      <TwoLines main={formatCount(row.total_orders)} note={`${formatPercent(row.conversion_rate, 1)} ${TEXTS.rate}`} />
    ),
  },
  {
    field: 'total_sales',
    header: AFFILIATE_SORTS.total_sales,
    width: 158,
    ...figure,
    cell: (row) => (
      <TwoLines
        main={formatDollars(row.total_sales)}
        note={`${formatDollars(row.commission_earned)} ${TEXTS.commission}`}
      />
    ),
  },
  {
    field: 'signup_date',
    header: AFFILIATE_SORTS.signup_date,
    width: 106,
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

export const isAffiliateSort = (field: string): field is keyof typeof AFFILIATE_SORTS =>
  Object.hasOwn(AFFILIATE_SORTS, field);
