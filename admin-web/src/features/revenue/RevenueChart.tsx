import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { RevenuePeriod, RevenuePoint } from '@summit/contracts';
import { formatDollars, formatQuantity } from '../../lib/format/format-figures';
import { bucketLabel, bucketStart, tickLabel } from './bucket-label';
import { compactDollars } from './compact-dollars';

export interface RevenueChartProps {
  points: readonly RevenuePoint[];
  period: RevenuePeriod;
}

const tickLabelStyle = { fill: 'var(--gs-palette-text-tertiary)', fontSize: 12 };
const quiet = { disableLine: true, disableTicks: true, tickLabelStyle } as const;

const lines = {
  [`& .${lineClasses.area}`]: { fillOpacity: 0.13, filter: 'none' },
  [`& .${lineClasses.line}`]: { strokeWidth: 2 },
  [`& .${chartsGridClasses.line}`]: { stroke: 'var(--gs-palette-line-main)' },
} as const;

/** Revenue as a line over time; the arrow keys walk through the points. Fetched when it is first shown. */
export function RevenueChart({ points, period }: RevenueChartProps) {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  const orders = points.map((point) => formatQuantity(point.orders, 'order'));
  return (
    <Box role="group" aria-label="Chart of the revenue; the arrow keys walk through its points">
      <LineChart
        height={small ? 220 : 312}
        margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend
        xAxis={[
          {
            ...quiet,
            data: points.map(({ date }) => bucketStart(date)),
            scaleType: 'utc',
            tickNumber: Math.min(points.length, small ? 3 : 6),
            valueFormatter: (start: Date, { location }) =>
              location === 'tick' ? tickLabel(start) : bucketLabel(start, period),
          },
        ]}
        yAxis={[{ ...quiet, width: 48, tickNumber: 4, valueFormatter: compactDollars }]}
        series={[
          {
            data: points.map(({ revenue }) => revenue),
            label: 'Revenue',
            area: true,
            // A line needs two points; one alone would be invisible.
            showMark: points.length === 1,
            curve: 'monotoneX',
            color: 'var(--gs-palette-primary-main)',
            valueFormatter: (revenue, { dataIndex }) => `${formatDollars(revenue ?? 0)}, ${orders[dataIndex] ?? ''}`,
          },
        ]}
        sx={lines}
      />
    </Box>
  );
}
