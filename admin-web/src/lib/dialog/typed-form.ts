import { createContext, useContext, useEffect, useRef } from 'react';

/** How the dialog around a form hears the way to ask it whether something was typed or chosen. */
export const TypedForm = createContext<((isTyped: () => boolean) => void) | null>(null);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/** Buttons of which some stay pressed are a choice, too. What measures the height of a text is read-only, and nobody's to type into. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input, textarea, button[aria-pressed]')].filter(
    (field) => !(field as HTMLInputElement).readOnly,
  );

const shownIn = (field: Field): string =>
  `${(field as HTMLInputElement).checked} ${field.getAttribute('aria-pressed')} ${field.value}`;

/** Tells the dialog around it whether its fields show something else than they began with. `restored`: they began with what was typed before. */
export function useTypedForm({ restored, looksUp }: { restored: boolean; looksUp: boolean }) {
  const tell = useContext(TypedForm);
  if (!tell) throw new Error('A form of a dialog stands in a FormDialog');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const began = new Map(form.current && fieldsOf(form.current).map((field) => [field, shownIn(field)]));
    tell(() => !looksUp && (restored || [...began].some(([field, shown]) => shownIn(field) !== shown)));
    return () => tell(() => false);
  }, [tell, restored, looksUp]);
  return form;
}
