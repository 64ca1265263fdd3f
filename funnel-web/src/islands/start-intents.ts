import { afterPaint } from '../lib/browser/after-paint';
import { intentOf } from '../lib/landing/intent';
import { openRegistrationDialog, REGISTRATION_DIALOG, signupFormId } from '../lib/landing/registration-dialog';
import type { AppLoader } from './app-loader';
import { fetchAppFiles } from './fetch-app-files';
import { hideUnsent, holdSignup } from './hold-signup';

const WAKE_EVENTS = ['pointerdown', 'focusin', 'keydown', 'touchstart', 'scroll'] as const;

/** Without any sign of the visitor the files of the app come 8 seconds after the page has loaded. */
export const IDLE_MS = 8000;

/** This script comes after the first paint; what a visitor has done by then is in the page (first-paint/hold-presses.ts). */
const wasActive = (): boolean => document.documentElement.dataset['active'] !== undefined;

/** A press that the browser should handle itself: a new tab, a download, another button of the mouse. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Whether the registration dialog answers this press by itself: the app would stand in its way, and comes once it is painted.
 */
const isForDialog = ({ target }: Event): boolean =>
  target instanceof Element &&
  document.getElementById(REGISTRATION_DIALOG) !== null &&
  target.closest(`[data-intent='register'], #${REGISTRATION_DIALOG}`) !== null;

/** Loads the app at the first sign of the visitor and turns presses on `data-intent` into intents, before and after. */
export function startIntents(loader: AppLoader): void {
  const onSign = (event: Event) => {
    if (!isForDialog(event)) wake();
  };
  const listen = () => {
    for (const name of WAKE_EVENTS) document.addEventListener(name, onSign, { capture: true, passive: true });
  };
  const wake = () => {
    for (const name of WAKE_EVENTS) document.removeEventListener(name, onSign, true);
    // Offline or a new release: the page stays readable, and the next sign tries again.
    loader.load().catch(listen);
  };
  listen();
  afterPaint(() => void (wasActive() && wake()));
  const arm = () => setTimeout(() => fetchAppFiles(document.documentElement), IDLE_MS);
  if (document.readyState === 'complete') arm();
  else window.addEventListener('load', arm, { once: true });

  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-intent]') : null;
    const intent = element && intentOf(element);
    if (!element || !intent || isForBrowser(event)) return;
    event.preventDefault();
    if (intent.type === 'register' && openRegistrationDialog(element)) {
      afterPaint(wake);
      return;
    }
    loader.run(intent, element).catch(() => followLink(element));
  });

  document.addEventListener('submit', (event) => {
    const form = signupFormId(event.target);
    if (form === null) return;
    hideUnsent(form);
    if (loader.isReady()) return;
    event.preventDefault();
    void holdSignup(loader, form);
  });
}

/** When the app cannot be loaded, the link still leads somewhere useful. */
function followLink(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
}
