import Chip from '@mui/material/Chip';
import { useVipSession } from '../../lib/services';
import { SUMMIT_TEXTS } from './messages';
import { useWindowState } from './useWindowState';

const LABELS = { soon: SUMMIT_TEXTS.windowSoon, open: SUMMIT_TEXTS.windowOpen, over: SUMMIT_TEXTS.windowOver };

/** Whether everybody may watch right now, beside the times that say when. A member may at any time, and is told nothing. */
export function WindowMark({ start, end }: { start: string; end: string }) {
  const state = useWindowState(start, end);
  const { token } = useVipSession();
  if (token !== null) return null;
  const isOpen = state === 'open';
  const colors = isOpen ? { bgcolor: 'day2.tint', color: 'day2.ink' } : { color: 'text.secondary' };
  return (
    <Chip size="small" variant={isOpen ? 'filled' : 'outlined'} label={LABELS[state]} sx={{ mt: 1.5, ...colors }} />
  );
}
