import Chip from '@mui/material/Chip';

/** Says that everybody may watch (M-119, M-128). */
export function FreeBadge({ label }: { label: string }) {
  return <Chip label={label} sx={{ bgcolor: 'day3.tint', color: 'day3.ink', mt: 2 }} />;
}
