import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { report } from './report';
import { trackPageView } from './track-page-view';
import { afterPaint } from '../browser/after-paint';
import { browserStore } from '../browser/browser-store';

const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/** An offer is painted before its app comes, so the browser has brought its reader back to where they were. */
const isPaintedFirst = (): boolean => document.documentElement.dataset['page'] === 'offer';

/** Twice, because a smooth scroll that is under way, such as that to a focused link, goes on for another frame. */
function goToTop(): void {
  const go = () => window.scrollTo({ top: 0, behavior: 'instant' });
  go();
  requestAnimationFrame(go);
}

/**
 * A page opens at its top (F-034) with the focus on its heading, or at the part that the address names. Who has
 * begun to read the prerendered page, or comes back to it, stays where they are. Each page has
 * its own: an arrival happens once.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const { hash, state } = useLocation();
  const followedLink = useNavigationType() !== 'POP';
  const arrived = useRef(false);
  useLayoutEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) {
      if (followedLink || window.scrollY === 0) part.scrollIntoView({ behavior: 'instant' });
    } else {
      if (followedLink || (wasReloaded() && !isPaintedFirst())) goToTop();
      const focusHeading = () => {
        if (followedLink || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
      };
      // To focus lays the page out: one that stood there before need not have it in the task that draws.
      if (followedLink || !isPaintedFirst()) focusHeading();
      else afterPaint(focusHeading);
    }
    // The first page of a document was counted when the document loaded.
    if (!followedLink) return;
    const url = new URL(window.location.href);
    const from: unknown = (state as { from?: unknown } | null)?.from;
    const referrer = typeof from === 'string' ? url.origin + from : '';
    trackPageView({ store: browserStore, report, url, referrer, now: Date.now() });
  }, [hash, state, followedLink, heading]);
}
