import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Text that was painted before its face had come keeps its lines as long as the page stays. The sheet with the faces is in the document,
 * switched off (build/first-paint.mjs): the next page that a visitor goes to has them.
 */
export function useLateFaces(): void {
  const { pathname } = useLocation();
  const wentOn = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (!wentOn) return;
    document.querySelector('link[rel="stylesheet"][disabled]')?.removeAttribute('disabled');
  }, [pathname, wentOn]);
}
