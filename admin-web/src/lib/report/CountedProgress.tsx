import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatCount, formatPercent } from '../format/format-figures';

export interface CountedProgressProps {
  /** Accessible name of the bar. */
  label: string;
  done: number;
  /** Null where nobody knows yet. */
  total: number | null;
  /** What is counted: `rows`. */
  of: string;
  /** Stands in the place of the figures until the total is known. */
  uncounted: string;
}

/** How far long work is, as a bar and in figures. It is no live region: nobody wants to hear every step. */
export function CountedProgress({ label, done, total, of, uncounted }: CountedProgressProps) {
  const percent = total === null || total === 0 ? null : Math.min(100, Math.floor((done / total) * 100));
  return (
    <>
      <LinearProgress
        aria-label={label}
        variant={percent === null ? 'indeterminate' : 'determinate'}
        {...(percent !== null && { value: percent })}
        sx={{ my: 1, maxWidth: 420 }}
      />
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {percent === null
          ? uncounted
          : `${formatPercent(percent)}: ${formatCount(done)} of ${formatCount(total ?? 0)} ${of}`}
      </Typography>
    </>
  );
}
