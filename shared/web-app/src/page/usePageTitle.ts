import { useEffect } from 'react';

/** `document.title` of a page: its name, then the summit's. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Growth & Scale Summit`;
  }, [title]);
}
