import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDashboardFilters } from '../../../lib/dashboard/useDashboardFilters';
import { RevenuePanel } from '../../../features/revenue/RevenuePanel';
import { OverviewActions } from './OverviewActions';
import { OverviewFigures } from '../../../features/overview/OverviewFigures';
import { RecentOrders } from '../../../features/overview/RecentOrders';
import { SalesPanel } from '../../../features/overview/SalesPanel';

/** The state of the summit at a glance (A-050..A-060). */
export function OverviewTab() {
  const { summit } = useDashboardFilters();
  return (
    <Stack sx={{ gap: 2 }}>
      <OverviewActions />
      <OverviewFigures />
      {summit !== 'all' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The summit filter applies to the figures, products and payment methods. Revenue over time and the orders cover
          all summits.
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
