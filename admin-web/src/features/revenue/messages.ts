import type { RevenuePeriod } from '@summit/contracts';

/** Texts of the revenue over time. */
export const REVENUE_TEXTS = {
  title: 'Revenue over time',
  chart: 'Chart of the revenue; the arrow keys walk through its bars',
  table: 'Revenue over time as a table',
  period: 'Period',
  showChart: 'Show chart',
  showTable: 'Show table',
  failed: 'We could not load the revenue.',
  chartFailed: 'We could not load the chart.',
  waiting: 'Loading revenue...',
  empty: 'No revenue in this date range',
  emptyReason: 'A bar appears for every day on which money was received.',
  revenue: 'Revenue',
  orders: 'Orders',
} as const;

export const PERIOD_NAMES = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const satisfies Record<
  RevenuePeriod,
  string
>;

/** Heads of the column that names a bucket. */
export const PERIOD_HEADERS = { daily: 'Day', weekly: 'Week', monthly: 'Month' } as const satisfies Record<
  RevenuePeriod,
  string
>;
