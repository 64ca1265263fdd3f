import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { windowTimes, type WindowInZone } from '@summit/rules';
import { useZone } from './useZone.js';

export interface WindowTimesProps {
  /** ISO times, as `public_access_start` and `public_access_end` of a session. */
  start: string;
  end: string;
  /** The viewer's zone; the browser's where none is given. */
  zone?: string | null;
  sx?: SxProps<Theme>;
}

/** When an access window opens and closes, in Pacific time and in the viewer's own zone, each under its name. */
export function WindowTimes({ start, end, zone, sx = {} }: WindowTimesProps) {
  const browserZone = useZone();
  const times = windowTimes(
    { start: Date.parse(start), end: Date.parse(end) },
    zone === undefined ? browserZone : zone,
  );
  const row = ({ zoneName, ...text }: WindowInZone) => (
    <div key={zoneName}>
      <dt>{zoneName}</dt>
      <dd>
        <time dateTime={start}>{text.start}</time> to <time dateTime={end}>{text.end}</time>
      </dd>
    </div>
  );
  return (
    <Box
      component="dl"
      sx={[
        { m: 0, typography: 'body2', '& dt': { color: 'text.secondary' }, '& dd': { m: 0 }, '& div + div': { mt: 1 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {row(times.pacific)}
      {times.viewer && row(times.viewer)}
    </Box>
  );
}
