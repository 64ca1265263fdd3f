import { openPlainDialog } from '../browser/plain-dialog';

/** In the HTML of the landing page; on other pages the app brings it. */
export const REGISTRATION_DIALOG = 'register-dialog';
/** Registration forms that are in the HTML: in the page and in the dialog. */
export const SIGNUP_FORMS = ['signup-form', 'register-form'] as const;
export type SignupFormId = (typeof SIGNUP_FORMS)[number];

export const signupFormId = (form: unknown): SignupFormId | null =>
  form instanceof HTMLFormElement ? (SIGNUP_FORMS.find((id) => id === form.id) ?? null) : null;

/** Opens it without the app. False where the page has none. */
export function openRegistrationDialog(opener: HTMLElement | null): boolean {
  const dialog = document.getElementById(REGISTRATION_DIALOG);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  openPlainDialog(dialog, opener);
  return true;
}
