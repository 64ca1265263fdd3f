import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import type { OverviewData } from '@summit/contracts';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { formatCount, formatDollars, formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { useServices } from '../../lib/services';
import type { ReactNode } from 'react';
import { OVERVIEW_TEXTS } from './messages';
import { OpenFigure } from './OpenFigure';
import { overviewQuery } from './overview-query';

/** The four cards (A-051..A-054); without data, their outlines. */
function cards(data: OverviewData | undefined): Kpi[] {
  const figure = (content: (data: OverviewData) => ReactNode): ReactNode => (data ? content(data) : null);
  return [
    {
      label: OVERVIEW_TEXTS.signups,
      value: figure(({ signups }) => <OpenFigure figure="signups">{formatCount(signups.total)}</OpenFigure>),
      note: figure(({ signups }) => (
        <>
          <OpenFigure figure="signups_today">{`${formatCount(signups.today)} today`}</OpenFigure>,{' '}
          <OpenFigure figure="signups_this_week">{`${formatCount(signups.this_week)} this week`}</OpenFigure>
        </>
      )),
    },
    {
      label: OVERVIEW_TEXTS.revenue,
      value: figure(({ revenue }) => <OpenFigure figure="revenue">{formatDollars(revenue.total)}</OpenFigure>),
      note: figure(({ orders }) => (
        <OpenFigure figure="orders_completed">{formatQuantity(orders.completed, 'completed order')}</OpenFigure>
      )),
    },
    {
      label: OVERVIEW_TEXTS.plans,
      value: figure(({ orders }) => (
        <OpenFigure figure="payment_plans_active">{formatCount(orders.payment_plans_active)}</OpenFigure>
      )),
      note: OVERVIEW_TEXTS.plansNote,
    },
    {
      label: OVERVIEW_TEXTS.conversion,
      value: figure(({ conversions }) => (
        <OpenFigure figure="vip_signups">{formatPercent(conversions.signup_to_vip, 1)}</OpenFigure>
      )),
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
