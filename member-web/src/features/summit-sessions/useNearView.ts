import { useEffect, useRef, useState } from 'react';

/** How far below the window something still counts as near, in px. */
const MARGIN = 300;

/** True from the moment on at which `place` comes near the window: what is costly to draw waits for that. */
export function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}
