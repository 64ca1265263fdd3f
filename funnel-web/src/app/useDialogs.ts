import { useCallback, useRef, useState } from 'react';
import type { Intent } from '../lib/landing/intent';

export interface Dialogs {
  /** The last intent that opened a dialog; it stays while the dialog fades out. */
  intent: Intent | null;
  open: boolean;
  show: (intent: Intent, opener: HTMLElement | null) => void;
  close: () => void;
}

/** Where the app has replaced what was pressed before it had come, what stands in its place. */
function inPage(opener: HTMLElement | null): HTMLElement | null {
  if (!opener || opener.isConnected) return opener;
  const alike = document.querySelectorAll<HTMLElement>(`[data-intent="${opener.dataset['intent']}"]`);
  return (
    [...alike].find(({ tagName, className }) => tagName === opener.tagName && className === opener.className) ?? null
  );
}

/** One dialog at a time, and the element that opened it, which says so while the dialog is there. */
export function useDialogs(): Dialogs {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [open, setOpen] = useState(false);
  const openerRef = useRef<HTMLElement | null>(null);

  const show = useCallback((next: Intent, pressed: HTMLElement | null) => {
    const opener = inPage(pressed);
    // Some browsers do not focus what is pressed; the dialog returns the focus to where it was.
    opener?.focus({ preventScroll: true });
    if (opener?.hasAttribute('aria-haspopup')) opener.setAttribute('aria-expanded', 'true');
    openerRef.current = opener;
    setIntent(next);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    openerRef.current?.removeAttribute('aria-expanded');
    setOpen(false);
  }, []);
  return { intent, open, show, close };
}
