import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { StatusChip } from '../../lib/panel/StatusChip';
import { LIVE_TEXTS as TEXTS } from './messages';
import { useLiveFigures, type Live } from './useLiveFigures';

function itemsOf(figures: Live['figures']): Kpi[] {
  const value = (of: 'visitors' | 'signups' | 'failed_payments') => figures && formatCount(figures[of]);
  return [
    {
      label: TEXTS.visitors,
      value: value('visitors'),
      note: TEXTS.visitorsNote(formatCount(figures?.page_views ?? 0)),
    },
    { label: TEXTS.signups, value: value('signups'), note: TEXTS.lastHour },
    { label: TEXTS.revenue, value: figures && formatDollars(figures.revenue), note: TEXTS.lastHour },
    { label: TEXTS.failedPayments, value: value('failed_payments'), note: TEXTS.lastHour },
  ];
}

function stateOf({ figures, connected }: Live): { label: string; tone: 'good' | 'waiting' | 'bad' } {
  if (connected) return { label: TEXTS.live, tone: 'good' };
  return figures ? { label: TEXTS.interrupted, tone: 'bad' } : { label: TEXTS.connecting, tone: 'waiting' };
}

/** What happens at this moment; it updates itself. */
export function LiveView() {
  const live = useLiveFigures();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="div" role="status">
        <StatusChip {...stateOf(live)} />
      </Typography>
      <KpiStrip label={TEXTS.figures} items={itemsOf(live.figures)} />
    </Stack>
  );
}
