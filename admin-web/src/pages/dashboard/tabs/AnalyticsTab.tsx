import Box from '@mui/material/Box';
import {
  adminFunnelEndpoint,
  adminPageViewsEndpoint,
  adminProductPerformanceEndpoint,
  adminRevenueChartEndpoint,
  adminTopAffiliatesEndpoint,
  endpointUrl,
  REVENUE_PERIODS,
} from '@summit/contracts';
import { PAGE_VIEW_DAYS, PLACES } from '../../../features/analytics/analytics-query';
import { ClickToSignup } from '../../../features/analytics/ClickToSignup';
import { FunnelPanel } from '../../../features/analytics/FunnelPanel';
import { PageViewsPanel } from '../../../features/analytics/PageViewsPanel';
import { ProductPerformance } from '../../../features/analytics/ProductPerformance';
import { ReferrersPanel } from '../../../features/analytics/ReferrersPanel';
import { TopAffiliates } from '../../../features/analytics/TopAffiliates';
import { RevenuePanel } from '../../../features/revenue/RevenuePanel';
import { useDashboardFilters } from '../../../lib/dashboard/useDashboardFilters';
import { FiguresAsOf } from '../../../lib/figures-age/FiguresAsOf';
import { useAddressChoice } from '../../../lib/paged-list/useAddressValue';

const WHOLE = { gridColumn: '1 / -1' } as const;

/** How visitors become registrants and buyers, and where they come from (A-065..A-071). */
export function AnalyticsTab() {
  const { days } = useDashboardFilters();
  const [period] = useAddressChoice('period', REVENUE_PERIODS);
  const reports = [
    endpointUrl(adminFunnelEndpoint, { query: { days } }),
    endpointUrl(adminPageViewsEndpoint, { query: { days: PAGE_VIEW_DAYS } }),
    endpointUrl(adminRevenueChartEndpoint, { query: { days, period } }),
    endpointUrl(adminProductPerformanceEndpoint, { query: { days } }),
    endpointUrl(adminTopAffiliatesEndpoint, { query: { limit: PLACES, days } }),
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FiguresAsOf of={reports} />
      <Box sx={WHOLE}>
        <FunnelPanel />
      </Box>
      <PageViewsPanel />
      <ReferrersPanel />
      <Box sx={WHOLE}>
        <RevenuePanel />
      </Box>
      <ProductPerformance />
      <ClickToSignup />
      <Box sx={WHOLE}>
        <TopAffiliates />
      </Box>
    </Box>
  );
}
