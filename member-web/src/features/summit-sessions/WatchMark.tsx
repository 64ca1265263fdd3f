import Box from '@mui/material/Box';
import type { WatchPosition } from '@summit/contracts';
import { Check } from 'lucide-react';
import { SUMMIT_TEXTS, watchedPercentText } from './messages';
import { watchedPercent } from './session-queries';

/** How far the member is: a bar with the percentage, or the mark of a film that is watched. Nothing before the start. */
export function WatchMark({ position }: { position: WatchPosition | undefined }) {
  if (!position) return null;
  const percent = watchedPercent(position);
  if (percent === null || percent === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.25, color: 'text.secondary' }}>
      <Box
        aria-hidden
        sx={{
          flex: 1,
          height: 4,
          forcedColorAdjust: 'none',
          borderRadius: '2px',
          bgcolor: 'surface.sunken',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ width: `${percent}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
      <Box
        component="span"
        className="tnum"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}
      >
        {position.watched && <Check size={16} strokeWidth={2} aria-hidden />}
        {position.watched ? SUMMIT_TEXTS.watched : watchedPercentText(percent)}
      </Box>
    </Box>
  );
}
