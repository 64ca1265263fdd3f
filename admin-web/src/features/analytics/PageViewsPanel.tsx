import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { adminExportPageViewsEndpoint, type PageViewsReport } from '@summit/contracts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatCount, formatPercent, formatQuantity } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { PAGE_VIEW_DAYS, pageViewsQuery } from './analytics-query';
import { VISIT_TEXTS } from './messages';
import { RankedBars } from '../../lib/report/RankedBars';
import { RankedSkeleton } from './RankedSkeleton';

const FIRST_PAGES = 10;
/** How the report names what is not among its hundred pages. */
const OTHERS = '(other)';

/** Views of each page in the last 30 days, and their share of all. */
export function PageViewsPanel() {
  const report = useQuery(pageViewsQuery(useServices()));
  return (
    <Panel
      title={
        <>
          {VISIT_TEXTS.pages}{' '}
          {report.data && (
            <Box component="span" className="tnum" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(report.data.total_views)}
            </Box>
          )}
        </>
      }
      refreshing={report.isFetching && report.data !== undefined}
      action={
        <ExportButton
          of="page views"
          file={csvOf('page_views', adminExportPageViewsEndpoint, { query: { days: PAGE_VIEW_DAYS } })}
        />
      }
    >
      <ReportContent
        report={report}
        failure={VISIT_TEXTS.pagesFailed}
        waiting={VISIT_TEXTS.pagesLoading}
        skeleton={<RankedSkeleton />}
      >
        {(data) =>
          data.by_page.length === 0 ? (
            <EmptyState icon={Eye} title={VISIT_TEXTS.pagesEmpty} reason={VISIT_TEXTS.pagesEmptyReason} />
          ) : (
            <Pages report={data} />
          )
        }
      </ReportContent>
    </Panel>
  );
}

function Pages({ report: { by_page, total_views } }: { report: PageViewsReport }) {
  const [all, setAll] = useState(false);
  const pages = all ? by_page : by_page.slice(0, FIRST_PAGES);
  return (
    <>
      <RankedBars
        rows={pages.map(({ page, views }) => {
          const share = total_views === 0 ? 0 : (views / total_views) * 100;
          return {
            name: page === OTHERS ? 'Other pages' : page,
            length: share,
            figures: (
              <>
                <b>{formatCount(views)}</b>{' '}
                <Box
                  component="span"
                  sx={{ display: 'inline-block', minWidth: 40, textAlign: 'right', color: 'text.secondary' }}
                >
                  {formatPercent(share)}
                </Box>
              </>
            ),
          };
        })}
      />
      {by_page.length > FIRST_PAGES && (
        <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 1 }}>
          {all ? `Show the first ${FIRST_PAGES}` : `Show all ${formatQuantity(by_page.length, 'page')}`}
        </Button>
      )}
    </>
  );
}
