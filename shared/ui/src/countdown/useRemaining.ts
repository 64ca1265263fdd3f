import { useEffect, useState } from 'react';

/**
 * Seconds left until `endsAt` (ms since the epoch), never below 0, renewed every second.
 * `skew` is server time minus client time in ms, so that a wrong visitor clock cannot move a deadline.
 */
export function useRemaining(endsAt: number, skew = 0): number {
  const [now, setNow] = useState(() => Date.now() + skew);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + skew), 1000);
    return () => clearInterval(timer);
  }, [skew]);
  return Math.max(0, Math.round((endsAt - now) / 1000));
}
