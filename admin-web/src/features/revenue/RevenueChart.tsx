import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import type { RevenuePeriod, RevenuePoint } from '@summit/contracts';
import { formatDollars, formatQuantity } from '../../lib/format/format-figures';
import { bucketLabel, bucketStart, tickLabel } from './bucket-label';
import { barOf } from './bar-of';
import { compactDollars } from './compact-dollars';
import { REVENUE_TEXTS as TEXTS } from './messages';

export interface RevenueChartProps {
  points: readonly RevenuePoint[];
  period: RevenuePeriod;
}

const tickLabelStyle = { fill: 'var(--gs-palette-text-tertiary)', fontSize: 12 };
const quiet = { disableLine: true, disableTicks: true, tickLabelStyle } as const;

/** What the arrow keys reach has a ring of nothing: it is drawn around the whole. */
const ringed = {
  borderRadius: '8px',
  '&:has([tabindex]:focus-visible)': { outline: '3px solid var(--gs-palette-primary-main)' },
};
const lines = { [`& .${chartsGridClasses.line}`]: { stroke: 'var(--gs-palette-line-main)' } } as const;

/**
 * Revenue as a bar for each day, week or month; the arrow keys walk through them. A bucket in which more went back than came has no
 * bar, and its tooltip says how much. Fetched when it is first shown.
 */
export function RevenueChart({ points, period }: RevenueChartProps) {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  const every = Math.ceil(points.length / (small ? 3 : 6));
  return (
    <Box role="group" aria-label={TEXTS.chart} sx={ringed}>
      <BarChart
        height={small ? 220 : 312}
        margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend
        borderRadius={3}
        xAxis={[
          {
            ...quiet,
            data: points.map(({ date }) => bucketStart(date)),
            scaleType: 'band',
            tickInterval: (_start: unknown, index: number) => index % every === 0,
            valueFormatter: (start: Date, { location }: { location: string }) =>
              location === 'tick' ? tickLabel(start) : bucketLabel(start, period),
          },
        ]}
        yAxis={[{ ...quiet, width: 48, min: 0, tickNumber: 4, valueFormatter: compactDollars }]}
        series={[
          {
            data: points.map(barOf),
            label: TEXTS.revenue,
            color: 'var(--gs-palette-primary-main)',
            valueFormatter: (_bar, { dataIndex }) => {
              const { revenue, orders } = points[dataIndex]!;
              return `${formatDollars(revenue)}, ${formatQuantity(orders, 'order')}`;
            },
          },
        ]}
        sx={lines}
      />
    </Box>
  );
}
