import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the part that the address names, once `ready` says that it is drawn; its heading takes the focus (M-016). */
export function useFragment(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return;
    // The parts have plain names; what a mailed address has become, `#%` for one, names none of them.
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [ready, hash, key]);
}
