import { trackPageViewEndpoint, type PageViewRequest } from '@summit/contracts';
import type { BrowserStore } from '../browser/browser-store';
import { readConsent } from './consent';
import { randomKey } from '../browser/random-key';
import { currentReferral } from './referral';
import type { Visit } from './visit';

/** The visitor's identifier, which exists only with analytics consent (C-081). */
function visitorId(store: BrowserStore): string | null {
  if (!readConsent(store)?.analytics) return null;
  const kept = store.get('visitorId');
  if (kept !== null) return kept;
  const id = randomKey();
  store.set('visitorId', id);
  return id;
}

/** One first-party page view; without an identifier it is essential and needs no consent (C-081). */
export function trackPageView({ store, report, url, referrer, now }: Visit): void {
  const visitor = visitorId(store);
  const body: PageViewRequest = {
    page: url.pathname,
    url: url.href,
    referrer: referrer || 'direct',
    affiliate_code: currentReferral(store, now),
    user_agent: navigator.userAgent,
    ...(visitor !== null && { visitor_id: visitor }),
  };
  report(trackPageViewEndpoint.path, body);
}
