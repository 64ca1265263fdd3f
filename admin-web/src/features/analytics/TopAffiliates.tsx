import Box from '@mui/material/Box';
import { adminExportTopAffiliatesEndpoint, type AffiliatePerformanceRow } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { DataTable } from '../../lib/data-table/DataTable';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatCount, formatDollars, formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { TwoLines } from '../../lib/panel/TwoLines';
import { useServices } from '../../lib/services';
import { topAffiliatesQuery } from './analytics-query';
import { Medal } from './Medal';
import { AFFILIATE_TEXTS } from './messages';

type PlacedAffiliate = AffiliatePerformanceRow & { place: number };

const COLUMNS: readonly TableColumn<PlacedAffiliate>[] = [
  { field: 'place', header: 'Place', width: 84, cell: ({ place }) => <Medal place={place} /> },
  {
    field: 'name',
    header: 'Affiliate',
    flex: 1,
    minWidth: 180,
    cell: ({ name, code }) => <TwoLines main={name} note={code} />,
  },
  { field: 'signups', header: 'Signups', width: 100, numeric: true, cell: ({ signups }) => formatCount(signups) },
  { field: 'orders', header: 'Orders', width: 90, numeric: true, cell: ({ orders }) => formatCount(orders) },
  {
    field: 'rate',
    header: 'Signup to order',
    width: 130,
    numeric: true,
    cell: ({ conversion_rate }) => formatPercent(conversion_rate, 1),
  },
  { field: 'revenue', header: 'Revenue', width: 120, numeric: true, cell: ({ revenue }) => formatDollars(revenue) },
  {
    field: 'commission',
    header: 'Commission',
    width: 130,
    numeric: true,
    cell: ({ commission }) => formatDollars(commission),
  },
];

const NARROW: NarrowRow<PlacedAffiliate> = {
  header: 'Affiliate',
  main: ({ place, name }) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Medal place={place} /> {name}
    </Box>
  ),
  note: ({ signups, orders }) =>
    `${formatQuantity(signups, 'signup')}, ${formatQuantity(orders, 'order').toLowerCase()}`,
  figure: { header: 'Revenue', cell: ({ revenue }) => formatDollars(revenue) },
};

/** The five affiliates with the most revenue, with medals for the first three. */
export function TopAffiliates() {
  const { days } = useDashboardFilters();
  const { data, isError, isFetching, refetch } = useQuery(topAffiliatesQuery(useServices(), days));
  return (
    <Panel
      flush
      title={AFFILIATE_TEXTS.top}
      refreshing={isFetching && data !== undefined}
      action={
        <ExportButton
          of="top affiliates"
          file={csvOf('top_affiliates', adminExportTopAffiliatesEndpoint, { query: { days } })}
        />
      }
    >
      <DataTable
        tall
        label={AFFILIATE_TEXTS.top}
        columns={COLUMNS}
        narrow={NARROW}
        rows={data?.map((row, index) => ({ ...row, place: index + 1 }))}
        rowId={({ code }) => code}
        failure={
          isError ? { text: AFFILIATE_TEXTS.topFailed, busy: isFetching, onRetry: () => void refetch() } : undefined
        }
        empty={<EmptyState icon={Trophy} title={AFFILIATE_TEXTS.topEmpty} reason={AFFILIATE_TEXTS.topEmptyReason} />}
      />
    </Panel>
  );
}
