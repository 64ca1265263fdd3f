import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { adminExportProductsEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ProductLabel } from '../../lib/product/ProductLabel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { productPerformanceQuery } from './analytics-query';
import { SALES_TEXTS } from './messages';

const tight = {
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
};

/** Sales, revenue and average of each product. */
export function ProductPerformance() {
  const { days } = useDashboardFilters();
  const report = useQuery(productPerformanceQuery(useServices(), days));
  return (
    <Panel
      title={SALES_TEXTS.title}
      refreshing={report.isFetching && report.data !== undefined}
      action={<ExportButton of="products" file={csvOf('products', adminExportProductsEndpoint, { query: { days } })} />}
    >
      <ReportContent
        report={report}
        failure={SALES_TEXTS.failed}
        waiting={SALES_TEXTS.loading}
        skeleton={<Skeleton variant="rounded" height={172} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Package} title={SALES_TEXTS.empty} reason={SALES_TEXTS.emptyReason} />
          ) : (
            <Table aria-label={SALES_TEXTS.title} sx={tight}>
              <TableHead>
                <TableRow>
                  <TableCell>Product</TableCell>
                  <TableCell align="right">Sales</TableCell>
                  <TableCell align="right">Revenue</TableCell>
                  <TableCell align="right">Average order</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(({ product, total_sales, total_revenue, average_order_value }) => (
                  <TableRow key={product}>
                    <TableCell component="th" scope="row">
                      <ProductLabel product={product} />
                    </TableCell>
                    <TableCell align="right">{formatCount(total_sales)}</TableCell>
                    <TableCell align="right">{formatDollars(total_revenue)}</TableCell>
                    <TableCell align="right">{formatDollars(average_order_value)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )
        }
      </ReportContent>
    </Panel>
  );
}
