import type { SessionCard } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';

/** When one session is open to everybody, on the card of a day whose sessions differ in that. */
export function CardWindow({ session }: { session: SessionCard }) {
  return <WindowTimes start={session.public_access_start} end={session.public_access_end} sx={{ mt: 1.5 }} />;
}
