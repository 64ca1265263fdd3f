import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import type { OverviewData } from '@summit/contracts';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { formatCount, formatDollars, formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { useServices } from '../../lib/services';
import { OVERVIEW_TEXTS } from './messages';
import { overviewQuery } from './overview-query';

/** The four cards (A-051..A-054); without data, their outlines. */
function cards(data: OverviewData | undefined): Kpi[] {
  const figure = (text: (data: OverviewData) => string): string | null => (data ? text(data) : null);
  return [
    {
      label: OVERVIEW_TEXTS.signups,
      value: figure(({ signups }) => formatCount(signups.total)),
      note:
        figure(({ signups }) => `${formatCount(signups.today)} today, ${formatCount(signups.this_week)} this week`) ??
        '',
    },
    {
      label: OVERVIEW_TEXTS.revenue,
      value: figure(({ revenue }) => formatDollars(revenue.total)),
      note: figure(({ orders }) => formatQuantity(orders.completed, 'completed order')) ?? '',
    },
    {
      label: OVERVIEW_TEXTS.plans,
      value: figure(({ orders }) => formatCount(orders.payment_plans_active)),
      note: OVERVIEW_TEXTS.plansNote,
    },
    {
      label: OVERVIEW_TEXTS.conversion,
      value: figure(({ conversions }) => formatPercent(conversions.signup_to_vip, 1)),
      note: OVERVIEW_TEXTS.conversionNote,
    },
  ];
}

/** Signups, revenue, plans and conversion of the chosen days and summit. */
export function OverviewFigures() {
  const { days, summit } = useDashboardFilters();
  const report = useQuery(overviewQuery(useServices(), { days, summit }));
  const failure = (
    <ErrorState text={OVERVIEW_TEXTS.figuresFailed} busy={report.isFetching} onRetry={() => void report.refetch()} />
  );
  return (
    <>
      {report.isError && failure}
      {(report.data !== undefined || !report.isError) && (
        <KpiStrip label={OVERVIEW_TEXTS.figures} items={cards(report.data)} />
      )}
    </>
  );
}
