import { useEffect } from 'react';

/**
 * A browser takes the focus from a control that is disabled, and a button is while its call runs, or all fields of a form. Gives it back once the
 * control can be used again, unless the focus has gone elsewhere since; where a dialog says what became of the call, once that is closed. A control
 * may be gone by then, as the row is that its own button has dealt with: the focus goes to what was around it.
 * Watches the whole page, so that no button has to think of it.
 */
export const useBusyFocus = (): void => useEffect(watch, []);

const DIALOG = '[role=dialog], [role=alertdialog]';

/** A control, and from the inside what could have the focus in its place. */
interface Place {
  control: HTMLElement;
  around: HTMLElement[];
}

const placeOf = (control: HTMLElement): Place => ({ control, around: aroundOf(control) });

function giveAround({ around }: Place): void {
  if (document.activeElement !== document.body) return;
  const place = around.find(({ isConnected }) => isConnected) ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
}

/** Cells, panels and the page's main part, which take the focus when they are given it. */
function aroundOf(control: HTMLElement): HTMLElement[] {
  const around = control.parentElement?.closest<HTMLElement>('[tabindex]:not([role=presentation])');
  return around ? [around, ...aroundOf(around)] : [];
}

function watch(): () => void {
  /** Kept when the focus is taken: browsers differ in when they do that. An app that starts at a press finds it on what was pressed. */
  let focused: EventTarget | null = document.activeElement;
  /** What had the focus, by what was disabled: the control itself, or the fields around it. */
  const waiting = new WeakMap<Node, HTMLElement>();
  /** What had the focus before the dialog that is open now. */
  let behind: HTMLElement | null = null;
  /** A control that was busy has the focus, or is to have it. */
  let last: Place | null = null;
  /** What the dialog that is open now was opened from. */
  let opener: Place | null = null;
  const closed = () => {
    if (document.activeElement?.closest(DIALOG)) return;
    if (document.activeElement === document.body) behind?.focus({ preventScroll: true });
    if (opener && !opener.control.isConnected) giveAround(opener);
    [behind, opener] = [null, null];
  };
  const removed = new MutationObserver(() => {
    if (!last || last.control.isConnected || document.activeElement?.closest(DIALOG)) return;
    giveAround(last);
    release();
  });
  const hold = (control: HTMLElement) => {
    last = placeOf(control);
    removed.observe(document, { subtree: true, childList: true });
  };
  const release = () => {
    last = null;
    removed.disconnect();
  };
  const remember = ({ target, relatedTarget: before }: FocusEvent) => {
    focused = target;
    const isInDialog = (target as Element).closest(DIALOG) !== null;
    if (target !== last?.control && !isInDialog) release();
    if (isInDialog && before instanceof HTMLElement && !before.closest(DIALOG)) opener = placeOf(before);
  };
  const forget = ({ target }: FocusEvent) => {
    if (!(target as Element).matches(':disabled')) focused = null;
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      if (removedNodes.length > 0) closed();
      const disabled = target as HTMLElement;
      if (disabled.matches(':disabled')) {
        if (!(focused instanceof HTMLElement) || !disabled.contains(focused)) continue;
        waiting.set(disabled, focused);
        hold(focused);
        continue;
      }
      const control = waiting.get(disabled);
      // It has gone to the page, or to the dialog around the control, which keeps it inside.
      if (control && document.activeElement?.contains(control)) control.focus({ preventScroll: true });
      else if (control && document.activeElement?.closest(DIALOG)) behind = control;
      waiting.delete(disabled);
    }
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
  // Where dialogs come and go.
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    removed.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
