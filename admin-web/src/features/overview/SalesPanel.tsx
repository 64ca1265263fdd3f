import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { OVERVIEW_TEXTS } from './messages';
import { overviewQuery } from './overview-query';
import { PaymentMethods } from './PaymentMethods';
import { ProductBars } from './ProductBars';

const skeleton = (
  <Stack sx={{ gap: 1.75 }}>
    {[1, 2, 3].map((bar) => (
      <Skeleton key={bar} variant="rounded" height={50} />
    ))}
    <Skeleton variant="rounded" height={88} sx={{ mt: 3 }} />
  </Stack>
);

/** Where the revenue of the chosen days and summit came from. */
export function SalesPanel() {
  const { days, summit } = useDashboardFilters();
  const report = useQuery(overviewQuery(useServices(), { days, summit }));
  return (
    <Panel title={OVERVIEW_TEXTS.sales} refreshing={report.isFetching && report.data !== undefined}>
      <ReportContent
        report={report}
        failure={OVERVIEW_TEXTS.salesFailed}
        waiting={OVERVIEW_TEXTS.salesLoading}
        skeleton={skeleton}
      >
        {({ revenue }) => (
          <>
            <ProductBars revenue={revenue.by_product} />
            <Box sx={{ mt: 3 }}>
              <Typography variant="h3" component="h4" sx={{ mb: 1.5 }}>
                {OVERVIEW_TEXTS.methods}
              </Typography>
              <PaymentMethods revenue={revenue.by_payment_method} />
            </Box>
          </>
        )}
      </ReportContent>
    </Panel>
  );
}
