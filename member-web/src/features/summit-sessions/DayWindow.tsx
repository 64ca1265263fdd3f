import type { SessionCard } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';
import { commonWindow } from './access-windows';
import { WindowMark } from './WindowMark';

/** When a day is open to everybody, in Pacific time and the viewer's own; where its sessions differ, each says it on its card. */
export function DayWindow({ sessions }: { sessions: readonly SessionCard[] }) {
  const common = commonWindow(sessions);
  return (
    common && (
      <>
        <WindowMark {...common} />
        <WindowTimes {...common} sx={{ mt: 2 }} />
      </>
    )
  );
}
