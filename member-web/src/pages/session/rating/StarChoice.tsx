import Rating from '@mui/material/Rating';
import { star } from '@summit/ui/theme/tokens';
import { Star } from 'lucide-react';
import { starsText } from './messages';

const edge = 'var(--gs-palette-day3-ink)';

export interface StarChoiceProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Five stars to choose from. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  return (
    <Rating
      role="radiogroup"
      name="rating"
      aria-label={label}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      getLabelText={starsText}
      icon={<Star size={36} fill={star} color={edge} strokeWidth={1.5} />}
      emptyIcon={<Star size={36} strokeWidth={1.5} />}
      sx={{ mt: 1.5, ml: -0.5, gap: 0.5 }}
    />
  );
}

/** Stars that somebody gave. */
export function Stars({ value }: { value: number }) {
  return (
    <Rating
      readOnly
      size="small"
      value={value}
      getLabelText={starsText}
      icon={<Star size={16} fill={star} color={edge} />}
      emptyIcon={<Star size={16} />}
    />
  );
}
