import Box from '@mui/material/Box';
import type { SessionCard } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';
import { WindowMark } from './WindowMark';

/** When one session is open to everybody, on the card of a day whose sessions differ in that. */
export function CardWindow({ session }: { session: SessionCard }) {
  const { public_access_start: start, public_access_end: end } = session;
  return (
    <Box>
      <WindowMark start={start} end={end} />
      <WindowTimes start={start} end={end} sx={{ mt: 1.5 }} />
    </Box>
  );
}
