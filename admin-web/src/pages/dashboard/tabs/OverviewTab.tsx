import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminOverviewEndpoint, adminRevenueChartEndpoint, endpointUrl, REVENUE_PERIODS } from '@summit/contracts';
import { OverviewFigures } from '../../../features/overview/OverviewFigures';
import { RecentOrders } from '../../../features/overview/RecentOrders';
import { SalesPanel } from '../../../features/overview/SalesPanel';
import { RevenuePanel } from '../../../features/revenue/RevenuePanel';
import { useDashboardFilters } from '../../../lib/dashboard/useDashboardFilters';
import { FiguresAsOf } from '../../../lib/figures-age/FiguresAsOf';
import { useAddressChoice } from '../../../lib/paged-list/useAddressValue';
import { DASHBOARD_TEXTS } from '../messages';
import { OverviewActions } from './OverviewActions';

/** The state of the summit at a glance (A-050..A-060). */
export function OverviewTab() {
  const { days, summit } = useDashboardFilters();
  const [period] = useAddressChoice('period', REVENUE_PERIODS);
  const reports = [
    endpointUrl(adminOverviewEndpoint, { query: { days, summit } }),
    endpointUrl(adminRevenueChartEndpoint, { query: { days, period } }),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <OverviewActions />
      <FiguresAsOf of={reports} />
      <OverviewFigures />
      {summit !== 'all' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {DASHBOARD_TEXTS.summitNote}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
        }}
      >
        <RevenuePanel />
        <SalesPanel />
      </Box>
      <RecentOrders />
    </Stack>
  );
}
