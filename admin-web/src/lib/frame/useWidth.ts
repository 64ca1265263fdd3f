import { useCallback, useState } from 'react';

/** How wide an element is, in px; follows the window. 0 before it is there. */
export function useWidth(): [width: number, ref: (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return [width, ref];
}
