import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import { bucketLabel, bucketStart } from './bucket-label';
import type { RevenueChartProps } from './RevenueChart';

const PERIOD_HEADERS = { daily: 'Day', weekly: 'Week', monthly: 'Month' } as const;

/** The same points as the chart, newest first, for whoever reads numbers better than lines. */
export function RevenueTable({ points, period }: RevenueChartProps) {
  return (
    <TableContainer
      role="region"
      aria-label="Revenue over time as a table"
      tabIndex={0}
      sx={{ height: { xs: 220, sm: 312 } }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{PERIOD_HEADERS[period]}</TableCell>
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">Revenue</TableCell>
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
