import { useRef, type FocusEvent, type RefObject } from 'react';

export interface FormFocus {
  /** Of the dialog around the form. */
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  giveBack: () => void;
}

const FIELD = 'input:not([hidden], [type=hidden], :disabled), textarea:not(:disabled)';

/**
 * For the dialog around a form that somebody has not left after all. A press beside a dialog takes the focus from the form before anything is asked,
 * so MUI has nothing to give it back to: this gives it to the control that had it last, or to the first field where that is gone.
 */
export function useFormFocus(): FormFocus {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  return {
    ref,
    onFocus: ({ target }) => {
      // Not in the menu of a field, which is drawn elsewhere and gone by then.
      if (target instanceof HTMLElement && target.closest('form')) last.current = target;
    },
    giveBack: () => {
      const control = last.current;
      const works = control?.isConnected && !control.matches(':disabled');
      (works ? control : ref.current?.querySelector<HTMLElement>(FIELD))?.focus();
    },
  };
}
