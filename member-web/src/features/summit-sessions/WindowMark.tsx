import Chip from '@mui/material/Chip';
import { useVipSession } from '../../lib/services';
import { SUMMIT_TEXTS } from './messages';
import { useWindowState } from './useWindowState';

const MARKS = {
  soon: { label: SUMMIT_TEXTS.windowSoon, sx: { color: 'text.secondary' } },
  open: { label: SUMMIT_TEXTS.windowOpen, sx: { bgcolor: 'day2.tint', color: 'day2.ink' } },
  over: { label: SUMMIT_TEXTS.windowOver, sx: { color: 'text.secondary' } },
} as const;

/** Whether everybody may watch right now, beside the times that say when. A member may at any time, and is told nothing. */
export function WindowMark({ start, end }: { start: string; end: string }) {
  const state = useWindowState(start, end);
  const { label, sx } = MARKS[state];
  if (useVipSession().token !== null) return null;
  return <Chip size="small" variant={state === 'open' ? 'filled' : 'outlined'} label={label} sx={{ mt: 1.5, ...sx }} />;
}
