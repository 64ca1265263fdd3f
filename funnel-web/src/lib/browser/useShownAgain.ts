import { useEffect, useState } from 'react';

/** How often the browser has shown this document again as it was left: time has gone by elsewhere, maybe with an order. */
export function useShownAgain(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTimes((before) => before + 1);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return times;
}
