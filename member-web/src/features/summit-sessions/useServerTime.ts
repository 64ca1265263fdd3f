import { DAY_MS } from '@summit/rules';
import { useEffect, useState } from 'react';

/**
 * The server's time in ms, for a page that stays open over one of `moments`: looks again at each of them, not in between. `skew`: server's
 * clock minus ours, in ms.
 */
export function useServerTime(moments: readonly number[], skew: number): number {
  const [time, setTime] = useState(() => Date.now() + skew);
  const ordered = [...new Set(moments)].sort((one, other) => one - other).join();
  useEffect(() => {
    const times = ordered === '' ? [] : ordered.split(',').map(Number);
    const passed = (at: number) => times.filter((moment) => moment <= at).length;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now() + skew;
      setTime((before) => (passed(before) === passed(now) ? before : now));
      const next = times[passed(now)];
      // Browsers cannot wait for longer than three weeks and a half.
      if (next !== undefined) timer = setTimeout(look, Math.min(next - now, DAY_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [ordered, skew]);
  return time;
}
