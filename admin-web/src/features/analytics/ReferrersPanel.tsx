import { adminExportReferrersEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { PAGE_VIEW_DAYS, pageViewsQuery } from './analytics-query';
import { VISIT_TEXTS } from './messages';
import { RankedBars } from '../../lib/report/RankedBars';
import { RankedSkeleton } from './RankedSkeleton';

const nameOf = (referrer: string): string => (referrer === 'direct' ? 'Direct' : referrer);

/** Where the visitors of the last 30 days came from. */
export function ReferrersPanel() {
  const report = useQuery(pageViewsQuery(useServices()));
  return (
    <Panel
      title={VISIT_TEXTS.sources}
      refreshing={report.isFetching && report.data !== undefined}
      action={
        <ExportButton
          of="traffic sources"
          file={csvOf('referrers', adminExportReferrersEndpoint, { query: { days: PAGE_VIEW_DAYS } })}
        />
      }
    >
      <ReportContent
        report={report}
        failure={VISIT_TEXTS.sourcesFailed}
        waiting={VISIT_TEXTS.sourcesLoading}
        skeleton={<RankedSkeleton />}
      >
        {({ top_referrers }) => {
          if (top_referrers.length === 0)
            return <EmptyState icon={Route} title={VISIT_TEXTS.sourcesEmpty} reason={VISIT_TEXTS.sourcesEmptyReason} />;
          const most = Math.max(...top_referrers.map(({ count }) => count));
          return (
            <RankedBars
              rows={top_referrers.map(({ referrer, count }) => ({
                name: nameOf(referrer),
                length: (count / most) * 100,
                figures: <b>{formatCount(count)}</b>,
              }))}
            />
          );
        }}
      </ReportContent>
    </Panel>
  );
}
