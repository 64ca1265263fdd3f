import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface UnsavedWords {
  title: string;
  body: string;
  confirmLabel: string;
}

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
 * Asks before typed text is lost: when a link leads to another page of the app, and, in the browser's own words, when the window is
 * closed or leaves the app.
 */
export function useUnsavedWarning(unsaved: boolean, { title, body, confirmLabel }: UnsavedWords): void {
  const { confirm } = useFeedback();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const to = stepOf(event);
      if (!to || to.pathname === pathname) return;
      // Before the router sees it.
      event.preventDefault();
      event.stopPropagation();
      void confirm({ title, body, confirmLabel, danger: true }).then((sure) => {
        if (sure) void navigate(to.pathname + to.search + to.hash);
      });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved, pathname, title, body, confirmLabel, confirm, navigate]);
}
