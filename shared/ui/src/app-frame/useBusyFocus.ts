import { useEffect } from 'react';

/**
 * A browser takes the focus from a control that is disabled, and a button is while its call runs. Gives it back once the control can be
 * used again, unless the focus has gone elsewhere since. Watches the whole page, so that no button has to think of it.
 */
export const useBusyFocus = (): void => useEffect(watch, []);

function watch(): () => void {
  /** Kept when the focus is taken: browsers differ in when they do that. */
  let focused: EventTarget | null = null;
  const waiting = new WeakSet<Node>();
  const remember = ({ target }: FocusEvent) => {
    focused = target;
  };
  const forget = ({ target }: FocusEvent) => {
    if (!(target as Element).matches(':disabled')) focused = null;
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const control = target as HTMLElement;
      if (control.matches(':disabled')) {
        if (control === focused) waiting.add(control);
      } else if (waiting.delete(control) && document.activeElement?.contains(control)) {
        // It has gone to the page, or to the dialog around the control, which keeps it inside.
        control.focus({ preventScroll: true });
      }
    }
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
