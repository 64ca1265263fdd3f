import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RATINGS_LISTED, type SessionRatingsQuery, type SessionRatingsResponse } from '@summit/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { RATINGS_TEXTS as TEXTS } from './messages';
import { RatingEntry } from './RatingEntry';
import { RatingFilters } from './RatingFilters';
import { ratingsFile } from './ratings-query';
import { useDecideRating } from './useDecideRating';

export interface RatingListProps {
  report: UseQueryResult<SessionRatingsResponse>;
  filter: SessionRatingsQuery;
  onFilter: (filter: SessionRatingsQuery) => void;
}

const LIST_HEIGHT = 600;

/** The ratings of a filter, newest first, and what is decided about them. */
export function RatingList({ report, filter, onFilter }: RatingListProps) {
  const { decide, deciding } = useDecideRating();
  const { data, isFetching } = report;
  return (
    <Panel
      flush
      refreshing={isFetching && data !== undefined}
      title={
        <>
          {TEXTS.list}{' '}
          {data && (
            <Box component="span" role="status" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(data.ratings.length)}
            </Box>
          )}
        </>
      }
      action={
        <>
          <RatingFilters
            filter={filter}
            onFilter={onFilter}
            speakers={data?.speaker_stats.map(({ speaker }) => speaker) ?? []}
          />
          <ExportButton file={ratingsFile(filter)} />
        </>
      }
    >
      <Box sx={{ '& > :not(.list)': { mx: 2.5, mb: 2.5 } }}>
        <ReportContent
          report={report}
          failure={TEXTS.failed}
          waiting={TEXTS.loading}
          skeleton={<Skeleton variant="rounded" height={320} />}
        >
          {({ ratings }) =>
            ratings.length === 0 ? (
              <EmptyState icon={Star} title={TEXTS.nothingFound} reason={TEXTS.nothingFoundReason} />
            ) : (
              <Box
                className="list"
                tabIndex={0}
                role="group"
                aria-label={TEXTS.list}
                sx={{ maxHeight: LIST_HEIGHT, overflowY: 'auto' }}
              >
                {ratings.length === RATINGS_LISTED && (
                  <Box sx={{ color: 'text.secondary', px: 2.5, pb: 1.5 }}>
                    {TEXTS.newest(formatCount(RATINGS_LISTED))}
                  </Box>
                )}
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {ratings.map((rating) => (
                    <RatingEntry
                      key={rating.id}
                      rating={rating}
                      deciding={deciding?.id === rating.id ? deciding.decision : null}
                      onDecide={(decision) => decide(rating, decision)}
                    />
                  ))}
                </Box>
              </Box>
            )
          }
        </ReportContent>
      </Box>
    </Panel>
  );
}
