import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ExperimentRow } from '@summit/contracts';
import { FlaskConical } from 'lucide-react';
import { EmptyState } from '../../lib/panel/EmptyState';
import { StatusChip } from '../../lib/panel/StatusChip';
import { Moment } from '../../lib/time/Moment';
import { LookFigures } from './LookFigures';
import { differenceText } from './measure-text';
import { EXPERIMENT_TEXTS as TEXTS, MEASURE_NAMES } from './messages';

function Ended({ experiment }: { experiment: ExperimentRow }) {
  const { measure, last, winner, started_at, stopped_at, stopped_by } = experiment;
  const interval = last?.[measure];
  return (
    <Stack component="li" sx={{ gap: 1.5, py: 2, '& + &': { borderTop: '1px solid var(--gs-palette-line-main)' } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {winner && <StatusChip label={TEXTS.won(winner)} tone="good" />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Moment at={started_at} /> {TEXTS.to} <Moment at={stopped_at} /> {TEXTS.by} {stopped_by}
        </Typography>
      </Stack>
      <LookFigures experiment={experiment} look={last} />
      <Typography variant="body2">
        {MEASURE_NAMES[measure]}
        {': '}
        {interval
          ? `${TEXTS.difference} ${differenceText(measure, interval.difference)}, ${TEXTS.from} ${differenceText(measure, interval.low)} ${TEXTS.to} ${differenceText(measure, interval.high)}`
          : TEXTS.noInterval}
      </Typography>
    </Stack>
  );
}

/** What was tried before, with what was seen when it was stopped. */
export function ExperimentHistory({ history }: { history: readonly ExperimentRow[] }) {
  if (history.length === 0)
    return <EmptyState icon={FlaskConical} title={TEXTS.historyEmpty} reason={TEXTS.historyEmptyReason} />;
  return (
    <Box component="ul" aria-label={TEXTS.history} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {history.map((experiment) => (
        <Ended key={experiment.id} experiment={experiment} />
      ))}
    </Box>
  );
}
