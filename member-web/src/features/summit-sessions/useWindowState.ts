import { DAY_MS } from '@summit/rules';
import { useEffect, useState } from 'react';
import { windowState, type WindowState } from './access-windows';

/**
 * Whether a window is open: looks again when it opens or closes, for a page that stays open over midnight. `skew`: server's clock minus
 * ours, in ms.
 */
export function useWindowState(start: string, end: string, skew: number): WindowState {
  const [state, setState] = useState(() => windowState({ start, end }, Date.now() + skew));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now() + skew;
      setState(windowState({ start, end }, now));
      const next = [Date.parse(start), Date.parse(end)].find((time) => time > now);
      // Browsers cannot wait for longer than three weeks and a half.
      if (next !== undefined) timer = setTimeout(look, Math.min(next - now, DAY_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [start, end, skew]);
  return state;
}
