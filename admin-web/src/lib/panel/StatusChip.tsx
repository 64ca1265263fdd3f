import Chip from '@mui/material/Chip';

export type StatusTone = 'good' | 'waiting' | 'bad' | 'quiet';

const TONES = {
  good: { bgcolor: 'day1.tint', color: 'day1.ink' },
  waiting: { bgcolor: 'day3.tint', color: 'day3.ink' },
  bad: { bgcolor: 'day4.tint', color: 'day4.ink' },
  quiet: { bgcolor: 'surface.sunken', color: 'text.secondary' },
} as const satisfies Record<StatusTone, object>;

/** A state as a word; the color only repeats it. */
export function StatusChip({ label, tone }: { label: string; tone: StatusTone }) {
  return <Chip size="small" label={label} sx={TONES[tone]} />;
}
