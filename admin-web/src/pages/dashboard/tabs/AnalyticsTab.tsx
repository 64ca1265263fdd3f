import Box from '@mui/material/Box';
import {
  adminFunnelEndpoint,
  adminPageViewsEndpoint,
  adminProductPerformanceEndpoint,
  adminRevenueChartEndpoint,
  adminTopAffiliatesEndpoint,
} from '@summit/contracts';
import { ClickToSignup } from '../../../features/analytics/ClickToSignup';
import { FunnelPanel } from '../../../features/analytics/FunnelPanel';
import { PageViewsPanel } from '../../../features/analytics/PageViewsPanel';
import { ProductPerformance } from '../../../features/analytics/ProductPerformance';
import { ReferrersPanel } from '../../../features/analytics/ReferrersPanel';
import { TopAffiliates } from '../../../features/analytics/TopAffiliates';
import { RevenuePanel } from '../../../features/revenue/RevenuePanel';
import { FiguresAsOf } from '../../../lib/figures-age/FiguresAsOf';

const ANALYTICS_REPORTS = [
  adminFunnelEndpoint,
  adminPageViewsEndpoint,
  adminRevenueChartEndpoint,
  adminProductPerformanceEndpoint,
  adminTopAffiliatesEndpoint,
];
const WHOLE = { gridColumn: '1 / -1' } as const;

/** How visitors become registrants and buyers, and where they come from (A-065..A-071). */
export function AnalyticsTab() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FiguresAsOf of={ANALYTICS_REPORTS} />
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
