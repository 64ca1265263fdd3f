import { useEffect, useRef, type RefObject } from 'react';

/** For a form: each time `refusals` grows, the first field that is wrong gets the focus. */
export function useFocusFirstError(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
