import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EXPERIMENT_MEASURES, HEADLINE_VARIANTS, type OpenExperiment } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { StatusChip } from '../../lib/panel/StatusChip';
import { useStaffRole } from '../../lib/session/useStaffRole';
import { Moment } from '../../lib/time/Moment';
import { LookFigures } from './LookFigures';
import { MeasureResult } from './MeasureResult';
import { dayText } from './measure-text';
import { EXPERIMENT_TEXTS as TEXTS, STOPS } from './messages';
import { useExperimentActions } from './useExperimentActions';

function verdictOf({ decision, last, measure }: OpenExperiment): string {
  if (decision?.by === 'interval') return TEXTS.byInterval(decision.favors, dayText(decision.day));
  if (decision) return TEXTS.byLength;
  return last?.[measure] ? TEXTS.undecided : TEXTS.early;
}

/** What is known by now, and the two ways to end it. */
export function RunningExperiment({ experiment }: { experiment: OpenExperiment }) {
  const { busy, stop } = useExperimentActions(experiment.id);
  const isOwner = useStaffRole() === 'owner';
  const { decision, measure, last, started_at, started_by, max_days, uneven, control_edited } = experiment;
  const others = EXPERIMENT_MEASURES.filter((one) => one !== measure);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip label={decision ? TEXTS.decided : TEXTS.running} tone={decision ? 'good' : 'waiting'} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.since} <Moment at={started_at} /> {TEXTS.by} {started_by}, {TEXTS.atMost(max_days)}
        </Typography>
      </Stack>
      {uneven && <FormAlert severity="error">{TEXTS.uneven}</FormAlert>}
      {control_edited && <FormAlert severity="info">{TEXTS.edited}</FormAlert>}
      <Typography role="status">{verdictOf(experiment)}</Typography>
      <LookFigures experiment={experiment} look={last} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {[measure, ...others].map((one) => (
          <MeasureResult key={one} experiment={experiment} measure={one} />
        ))}
      </Box>
      {isOwner && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {HEADLINE_VARIANTS.map((variant) => (
            <Button
              key={variant}
              variant={decision?.by === 'interval' && decision.favors === variant ? 'contained' : 'outlined'}
              loading={busy === variant}
              disabled={busy !== null}
              onClick={() => stop(variant)}
            >
              {STOPS[variant].label}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
