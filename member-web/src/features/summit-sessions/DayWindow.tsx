import type { SessionCard } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';

/** When the sessions of a day are open to everybody, from the first opening to the last end, in Pacific time and the viewer's own. */
export function DayWindow({ sessions }: { sessions: readonly SessionCard[] }) {
  if (sessions.length === 0) return null;
  const edge = (pick: (...times: number[]) => number, name: 'public_access_start' | 'public_access_end') =>
    new Date(pick(...sessions.map((session) => Date.parse(session[name])))).toISOString();
  return (
    <WindowTimes
      start={edge(Math.min, 'public_access_start')}
      end={edge(Math.max, 'public_access_end')}
      sx={{ mt: 1 }}
    />
  );
}
