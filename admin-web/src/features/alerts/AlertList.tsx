import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AlertRow } from '@summit/contracts';
import { BellRing } from 'lucide-react';
import { Moment } from '../../lib/time/Moment';
import { EmptyState } from '../../lib/panel/EmptyState';
import { StatusChip } from '../../lib/panel/StatusChip';
import { ALERT_TEXTS as TEXTS } from './messages';

function Told({ told_at, ended_at }: AlertRow) {
  if (told_at === null) return ended_at === null ? TEXTS.waits : TEXTS.untold;
  return (
    <>
      {TEXTS.told} <Moment at={told_at} />
    </>
  );
}

function Alert({ alert }: { alert: AlertRow }) {
  const stands = alert.ended_at === null;
  return (
    <Stack component="li" direction={{ sm: 'row' }} sx={{ gap: { xs: 1, sm: 2 }, py: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ minWidth: 76 }}>
        <StatusChip label={stands ? TEXTS.standing : TEXTS.ended} tone={stands ? 'bad' : 'quiet'} />
      </Box>
      <Box>
        <Typography sx={{ fontWeight: stands ? 600 : 400 }}>{alert.summary}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.since} <Moment at={alert.raised_at} />
          {!stands && (
            <>
              {' '}
              {TEXTS.until} <Moment at={alert.ended_at} />
            </>
          )}
          . <Told {...alert} />.
        </Typography>
      </Box>
    </Stack>
  );
}

/** What stands, then what was. */
export function AlertList({ alerts }: { alerts: readonly AlertRow[] }) {
  if (alerts.length === 0) return <EmptyState icon={BellRing} title={TEXTS.empty} reason={TEXTS.emptyReason} />;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {alerts.map((alert) => (
        <Alert key={alert.id} alert={alert} />
      ))}
    </Stack>
  );
}
