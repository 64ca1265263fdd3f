import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { star } from '@summit/ui/theme/tokens';
import { Star } from 'lucide-react';
import { ratingText, SUMMIT_TEXTS } from './messages';

/** A star with one decimal, or *New* for a session that nobody has rated (M-121). */
export function AverageRating({ average }: { average: number }) {
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center', color: 'text.secondary' }}>
      <Star size={16} fill={average > 0 ? star : 'none'} color="var(--gs-palette-day3-ink)" aria-hidden />
      {average > 0 && <span style={visuallyHidden}>{SUMMIT_TEXTS.averageRating} </span>}
      <span className="tnum">{ratingText(average)}</span>
    </Stack>
  );
}
