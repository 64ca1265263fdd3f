import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import { bucketLabel, bucketStart } from './bucket-label';
import { PERIOD_HEADERS, REVENUE_TEXTS as TEXTS } from './messages';
import type { RevenueChartProps } from './RevenueChart';

/** The same points as the chart, newest first, for whoever reads numbers better than lines. */
export function RevenueTable({ points, period }: RevenueChartProps) {
  return (
    <TableContainer role="region" aria-label={TEXTS.table} tabIndex={0} sx={{ height: { xs: 220, sm: 312 } }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{PERIOD_HEADERS[period]}</TableCell>
            <TableCell align="right">{TEXTS.orders}</TableCell>
            <TableCell align="right">{TEXTS.revenue}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {points.toReversed().map(({ date, revenue, orders }) => (
            <TableRow key={date}>
              <TableCell component="th" scope="row">
                {bucketLabel(bucketStart(date), period)}
              </TableCell>
              <TableCell align="right">{formatCount(orders)}</TableCell>
              <TableCell align="right">{formatDollars(revenue)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
