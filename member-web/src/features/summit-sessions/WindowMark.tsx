import Chip from '@mui/material/Chip';
import { useContext } from 'react';
import { ListViewerContext } from './list-viewer';
import { SUMMIT_TEXTS } from './messages';
import { useWindowState } from './useWindowState';

const LABELS = { soon: SUMMIT_TEXTS.windowSoon, open: SUMMIT_TEXTS.windowOpen, over: SUMMIT_TEXTS.windowOver };

/** Whether everybody may watch right now, beside the times that say when. Who may at any time is told nothing. */
export function WindowMark({ start, end }: { start: string; end: string }) {
  const { asMember, skew } = useContext(ListViewerContext);
  const state = useWindowState(start, end, skew);
  if (asMember) return null;
  const isOpen = state === 'open';
  const colors = isOpen ? { bgcolor: 'day2.tint', color: 'day2.ink' } : { color: 'text.secondary' };
  return (
    <Chip size="small" variant={isOpen ? 'filled' : 'outlined'} label={LABELS[state]} sx={{ mt: 1.5, ...colors }} />
  );
}
