import { useEffect } from 'react';

/** Tells the islands that a dialog is open: exit prompt, consent banner and bars wait for it. */
export function useDialogMark(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const { dataset } = document.documentElement;
    dataset['dialog'] = 'open';
    return () => {
      delete dataset['dialog'];
    };
  }, [open]);
}
