import type { SignupFormId } from '../lib/landing/registration-dialog';
import type { AppLoader } from './app-loader';

function showUnsent(form: HTMLElement | null, shown: boolean): void {
  const text = form?.querySelector<HTMLElement>('[data-unsent]');
  if (text) text.hidden = !shown;
}

/** So long a press may wait without a word, as before this script has come (first-paint/start-after-paint.ts). */
const SAID_AFTER_MS = 6_000;

function showLoading(form: HTMLElement | null, shown: boolean): void {
  const text = form?.querySelector<HTMLElement>('[data-still-loading]');
  if (text) text.hidden = !shown;
}

/** Before the next press, which may be the app's. */
export const hideUnsent = (id: SignupFormId): void => showUnsent(document.getElementById(id), false);

/**
 * A registration form that was pressed before the app was there: the app sends it once it has come, unless its dialog was closed
 * meanwhile. Where the app can't be had (offline, or a release has taken its files away) the form says so. Never rejects.
 */
export async function holdSignup(loader: AppLoader, id: SignupFormId): Promise<void> {
  const form = document.getElementById(id);
  let waiting = true;
  const slow = setTimeout(() => showLoading(form, true), SAID_AFTER_MS);
  const end = () => {
    waiting = false;
    clearTimeout(slow);
    showLoading(form, false);
    form?.removeAttribute('aria-busy');
  };
  form?.closest('dialog')?.addEventListener('close', end, { once: true });
  form?.setAttribute('aria-busy', 'true');
  try {
    const app = await loader.load();
    if (waiting) await app.run({ type: 'submit-signup', form: id }, null);
  } catch {
    if (waiting) showUnsent(form, true);
  }
  end();
}
