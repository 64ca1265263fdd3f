import { DAY_MS } from '@summit/rules';
import { useEffect, useState } from 'react';
import { windowState, type WindowState } from './access-windows';

/** Whether a window is open: looks again when it opens or closes, for a page that stays open over midnight. */
export function useWindowState(start: string, end: string): WindowState {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const next = [Date.parse(start), Date.parse(end)].find((time) => time > now);
    if (next === undefined) return;
    // Browsers cannot wait for longer than three weeks and a half.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, DAY_MS));
    return () => clearTimeout(timer);
  }, [start, end, now]);
  return windowState({ start, end }, now);
}
