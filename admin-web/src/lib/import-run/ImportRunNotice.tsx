import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '@summit/contracts';
import { Moment } from '../time/Moment';
import { ImportPosition } from './ImportPosition';
import { IMPORT_RUN_TEXTS as TEXTS } from './messages';

/** What the newest import does, or came to, also for whoever has just come. */
export function ImportRunNotice({ run }: { run: ImportRun }) {
  const { state, started_at, outcome, failure } = run;
  if (state === 'running')
    return (
      <Box>
        <ImportPosition run={run} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.goesOn}
        </Typography>
      </Box>
    );
  const started = (
    <>
      {TEXTS.started} <Moment at={started_at} />,{' '}
    </>
  );
  if (state === 'interrupted')
    return (
      <Alert severity="warning" variant="outlined" role="status">
        {started}
        {TEXTS.interrupted}
      </Alert>
    );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {started}
      {outcome ? TEXTS.done(outcome) : `${TEXTS.failed} ${failure ?? ''}`}
    </Typography>
  );
}
