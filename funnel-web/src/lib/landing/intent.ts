import type { SignupFormId } from './registration-dialog';

/** What a visitor asked for that needs the app: a dialog, or sending the form before the app was there. */
export type Intent =
  | { type: 'register' }
  | { type: 'menu' }
  | { type: 'cookie-settings' }
  | { type: 'exit' }
  | { type: 'speaker'; name: string }
  | { type: 'submit-signup'; form: SignupFormId };

/** Intents that markup may name in `data-intent`. */
const PLAIN = ['register', 'menu', 'cookie-settings'] as const;

/** The intent of an element with `data-intent`, or null when it names none that we know. */
export function intentOf(element: HTMLElement): Intent | null {
  const name = element.dataset['intent'];
  if (name === 'speaker') return { type: 'speaker', name: element.dataset['speaker'] ?? '' };
  const plain = PLAIN.find((type) => type === name);
  return plain ? { type: plain } : null;
}
