import type { BrowserStore } from '../lib/browser/browser-store';
import { ACCEPT_ALL, ESSENTIAL_ONLY, readConsent, saveConsent, type Consent } from '../lib/visit/consent';

const CHOICES: Readonly<Record<string, Consent>> = { all: ACCEPT_ALL, essential: ESSENTIAL_ONLY };

/** The banner is in the HTML and shown by the style sheet while no consent is known; here its two buttons work (F-099). */
export function startCookieBanner(store: BrowserStore): void {
  const root = document.documentElement;
  const consent = readConsent(store);
  if (consent) root.dataset['consent'] = consent.choice;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent-choice]') : null;
    const choice = CHOICES[button?.dataset['consentChoice'] ?? ''];
    if (choice) saveConsent(store, root, choice);
  });
}
