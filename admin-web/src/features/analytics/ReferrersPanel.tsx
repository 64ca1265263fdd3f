import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { pageViewsQuery } from './analytics-query';
import { RankedBars } from './RankedBars';
import { RankedSkeleton } from './RankedSkeleton';
import { ReportContent } from '../../lib/report/ReportContent';

const nameOf = (referrer: string): string => (referrer === 'direct' ? 'Direct' : referrer);

/** Where the visitors of the last 30 days came from. */
export function ReferrersPanel() {
  const report = useQuery(pageViewsQuery(useServices()));
  return (
    <Panel title="Top traffic sources, last 30 days" refreshing={report.isFetching && report.data !== undefined}>
      <ReportContent
        report={report}
        failure="We could not load the traffic sources."
        waiting="Loading traffic sources..."
        skeleton={<RankedSkeleton />}
      >
        {({ top_referrers }) => {
          if (top_referrers.length === 0)
            return (
              <EmptyState
                icon={Route}
                title="No traffic sources"
                reason="Nobody came to the site in the last 30 days."
              />
            );
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
