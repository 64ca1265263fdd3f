import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { adminExportRatedSessionsEndpoint, adminExportRatedSpeakersEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { EmptyState } from '../../lib/panel/EmptyState';
import { KpiStrip } from '../../lib/panel/KpiStrip';
import { Panel } from '../../lib/panel/Panel';
import { ReportContent } from '../../lib/report/ReportContent';
import { useServices } from '../../lib/services';
import { AverageTable } from './AverageTable';
import { RATINGS_TEXTS as TEXTS } from './messages';
import { ratingFigures } from './rating-figures';
import { RatingList } from './RatingList';
import { ratingsQuery } from './ratings-query';
import { StarDistribution } from './StarDistribution';
import { useRatingFilter } from './useRatingFilter';

const sessionName = (day: number, number: number, title: string): string => `${day}.${number} ${title}`;

/** Tab `session-ratings`: what viewers say, by session and speaker, and what of it is shown (A-154..A-164). */
export function SessionRatingsTab() {
  const [filter, setFilter] = useRatingFilter();
  const report = useQuery(ratingsQuery(useServices(), filter));
  const { data, isError } = report;
  if (data?.stats.total_ratings === 0)
    return (
      <Panel title={TEXTS.list}>
        <EmptyState icon={Star} title={TEXTS.nobody} reason={TEXTS.nobodyReason} />
      </Panel>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      {(data || !isError) && <KpiStrip label={TEXTS.figures} items={ratingFigures(data?.stats)} />}
      <RatingList report={report} filter={filter} onFilter={setFilter} />
      {!isError && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <ReportContent
            report={report}
            failure={TEXTS.failed}
            waiting={TEXTS.loading}
            skeleton={<Skeleton variant="rounded" height={320} />}
          >
            {({ speaker_stats, session_stats, distribution }) => (
              <>
                <AverageTable
                  title={TEXTS.speakers}
                  file={csvOf('rated_speakers', adminExportRatedSpeakersEndpoint)}
                  rows={speaker_stats.map((row) => ({ ...row, key: row.speaker, name: row.speaker }))}
                />
                <AverageTable
                  title={TEXTS.sessions}
                  file={csvOf('rated_sessions', adminExportRatedSessionsEndpoint)}
                  rows={session_stats.map((row) => ({
                    ...row,
                    key: row.session_id,
                    name: sessionName(row.day, row.session_number, row.session_title),
                    note: row.speaker,
                  }))}
                />
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <StarDistribution counts={distribution} />
                </Box>
              </>
            )}
          </ReportContent>
        </Box>
      )}
    </Stack>
  );
}
