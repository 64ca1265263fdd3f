import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The click that a router would turn into a step inside the app: the address it leads to, else null. */
function stepOf(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank') return null;
  const to = new URL(link.href);
  return to.origin === window.location.origin ? to : null;
}

/**
 * Asks before typed text is lost: by `mayLeave` when a link leads to another place of the app, and in the browser's own words when
 * the window is closed or leaves the app.
 */
export function useUnsavedWarning(unsaved: boolean, mayLeave: () => Promise<boolean>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEffectEvent(async (to: string) => {
    if (await mayLeave()) await navigate(to);
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const to = stepOf(event);
      if (!to || to.pathname + to.search === pathname + search) return;
      // Before the router sees it.
      event.preventDefault();
      event.stopPropagation();
      void leave(to.pathname + to.search + to.hash);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved, pathname, search]);
}
