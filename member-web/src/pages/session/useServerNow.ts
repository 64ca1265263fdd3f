import { useEffect, useState } from 'react';

/** The server's time in ms, renewed every second while `running` (M-090). `skew`: server's clock minus ours. */
export function useServerNow(skew: number, running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return now + skew;
}
