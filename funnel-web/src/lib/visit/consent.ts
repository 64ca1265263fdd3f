import { COOKIE_CONSENTS, type CookieConsent } from '@summit/contracts';
import type { BrowserStore } from '../browser/browser-store';

export interface Consent {
  choice: CookieConsent;
  analytics: boolean;
  marketing: boolean;
}

/** Null while no consent is stored: then the banner shows (F-102). */
export function readConsent(store: BrowserStore): Consent | null {
  const kept = store.get('cookieConsent');
  const choice = COOKIE_CONSENTS.find((known) => known === kept);
  if (!choice) return null;
  return {
    choice,
    analytics: store.get('analyticsCookies') === 'true',
    marketing: store.get('marketingCookies') === 'true',
  };
}

/** Stores the choice as the documents name it (F-103, F-104) and tells the page, whose style sheet hides the banner. */
export function saveConsent(store: BrowserStore, root: HTMLElement, consent: Consent): void {
  store.set('cookieConsent', consent.choice);
  store.set('analyticsCookies', String(consent.analytics));
  store.set('marketingCookies', String(consent.marketing));
  // An identifier may outlive the consent it needs by no visit (C-081).
  if (!consent.analytics) store.remove('visitorId');
  root.dataset['consent'] = consent.choice;
}

export const ACCEPT_ALL: Consent = { choice: 'all', analytics: true, marketing: true };
export const ESSENTIAL_ONLY: Consent = { choice: 'essential', analytics: false, marketing: false };
