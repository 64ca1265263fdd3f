import type { AffiliatesSummary } from '@summit/contracts';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import type { Kpi } from '../../lib/panel/KpiStrip';

/** Summary cards; values are null while they are loading. */
export const affiliateFigures = (summary: AffiliatesSummary | undefined): Kpi[] => [
  { label: 'Active affiliates', value: summary ? formatCount(summary.active_affiliates) : null },
  { label: 'Total sales', value: summary ? formatDollars(summary.total_sales) : null },
  { label: 'Total commissions', value: summary ? formatDollars(summary.total_commissions) : null },
  { label: 'Total signups', value: summary ? formatCount(summary.total_signups) : null },
];
