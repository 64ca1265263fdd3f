import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { adminExportRevenueEndpoint, REVENUE_PERIODS, type RevenuePeriod } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined, ChartSpline, Table2 } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { FetchedPart } from '../../lib/script/FetchedPart';
import { useServices } from '../../lib/services';
import { PERIOD_NAMES, REVENUE_TEXTS as TEXTS } from './messages';
import { revenueQuery } from './revenue-query';
import { RevenueTable } from './RevenueTable';

// The chart library is larger than the rest of the tab; figures need not wait for it.
const CHART = { load: async () => (await import('./RevenueChart')).RevenueChart };

const blank = (
  <Box sx={{ height: { xs: 220, sm: 312 } }}>
    <Skeleton variant="rounded" height="100%" />
  </Box>
);

/** Money received minus refunds over time (A-068, C-099), as bars or as a table. */
export function RevenuePanel() {
  const { days } = useDashboardFilters();
  const [period, setPeriod] = useAddressChoice('period', REVENUE_PERIODS);
  const [asTable, setAsTable] = useState(false);
  const report = useQuery(revenueQuery(useServices(), { days, period }));
  return (
    <Panel
      title={TEXTS.title}
      refreshing={report.isFetching && report.data !== undefined}
      action={
        <>
          <ToggleButtonGroup
            exclusive
            value={period}
            onChange={(_event, next: RevenuePeriod | null) => next && setPeriod(next)}
            aria-label={TEXTS.period}
          >
            {REVENUE_PERIODS.map((name) => (
              <ToggleButton key={name} value={name}>
                {PERIOD_NAMES[name]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button
            size="small"
            variant="text"
            startIcon={
              asTable ? (
                <ChartSpline size={16} strokeWidth={1.75} aria-hidden />
              ) : (
                <Table2 size={16} strokeWidth={1.75} aria-hidden />
              )
            }
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? TEXTS.showChart : TEXTS.showTable}
          </Button>
          <ExportButton of="revenue" file={csvOf('revenue', adminExportRevenueEndpoint, { query: { days, period } })} />
        </>
      }
    >
      <ReportContent report={report} failure={TEXTS.failed} waiting={TEXTS.waiting} skeleton={blank}>
        {(shown) => {
          if (shown.points.length === 0)
            return <EmptyState icon={ChartNoAxesCombined} title={TEXTS.empty} reason={TEXTS.emptyReason} />;
          return asTable ? (
            <RevenueTable {...shown} />
          ) : (
            <FetchedPart part={CHART} waiting={blank} failure={TEXTS.chartFailed}>
              {(RevenueChart) => <RevenueChart {...shown} />}
            </FetchedPart>
          );
        }}
      </ReportContent>
    </Panel>
  );
}
