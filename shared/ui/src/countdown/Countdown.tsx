import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../layout/visually-hidden.js';
import { formatMinutes } from './format-remaining.js';

export interface CountdownProps {
  seconds: number;
  /** What runs, for screen readers: "Price held". */
  label: string;
  sx?: SxProps<Theme>;
}

/** Spoken only at five minutes, one minute and the end: a reading every second would make the page unusable. */
function spokenText(seconds: number, label: string): string {
  if (seconds === 0) return `${label}: time is up`;
  if (seconds === 300) return `${label}: 5 minutes left`;
  return seconds === 60 ? `${label}: 1 minute left` : '';
}

export function Countdown({ seconds, label, sx = {} }: CountdownProps) {
  return (
    <>
      <Box
        component="span"
        role="timer"
        aria-label={`${label}: ${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds`}
        sx={[{ fontFeatureSettings: '"tnum"', fontWeight: 700 }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {formatMinutes(seconds)}
      </Box>
      <span role="status" style={visuallyHidden}>
        {spokenText(seconds, label)}
      </span>
    </>
  );
}
