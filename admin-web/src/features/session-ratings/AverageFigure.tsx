import Box from '@mui/material/Box';
import { formatAverage } from '../../lib/format/format-figures';
import { ratingTone, type RatingTone } from './rating-tone';

const COLORS = {
  great: 'day1.ink',
  good: 'day2.ink',
  fair: 'day3.ink',
  poor: 'day4.ink',
} as const satisfies Record<RatingTone, string>;

/** An average as a number; the color only repeats it. */
export function AverageFigure({ average }: { average: number }) {
  const tone = ratingTone(average);
  return (
    <Box component="span" className="tnum" data-tone={tone} sx={{ color: COLORS[tone], fontWeight: 650 }}>
      {formatAverage(average)}
    </Box>
  );
}
