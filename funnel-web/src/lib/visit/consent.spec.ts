import { memoryStore } from '../../../test/memory-store';
import { ACCEPT_ALL, ESSENTIAL_ONLY, readConsent, saveConsent } from './consent';

// F-103, F-104
describe('saveConsent', () => {
  it.each([
    ['Accept All', ACCEPT_ALL, { cookieConsent: 'all', analyticsCookies: 'true', marketingCookies: 'true' }],
    [
      'Essential Only',
      ESSENTIAL_ONLY,
      { cookieConsent: 'essential', analyticsCookies: 'false', marketingCookies: 'false' },
    ],
    [
      'Save Preferences',
      { choice: 'custom', analytics: true, marketing: false } as const,
      { cookieConsent: 'custom', analyticsCookies: 'true', marketingCookies: 'false' },
    ],
  ])('stores %s as the documents name it', (_, consent, expected) => {
    const store = memoryStore();
    const root = document.createElement('html');
    saveConsent(store, root, consent);
    expect(store.kept).toEqual(expected);
    expect(root.dataset['consent']).toBe(consent.choice);
  });

  it('removes the visitor id when analytics is refused', () => {
    const store = memoryStore({ visitorId: 'v-1' });
    saveConsent(store, document.createElement('html'), ESSENTIAL_ONLY);
    expect(store.kept.visitorId).toBeUndefined();
  });
});

describe('readConsent', () => {
  it('is null until a known choice is stored', () => {
    expect(readConsent(memoryStore())).toBeNull();
    expect(readConsent(memoryStore({ cookieConsent: 'whatever' }))).toBeNull();
  });

  it('reads the stored strings', () => {
    const store = memoryStore({ cookieConsent: 'custom', analyticsCookies: 'true', marketingCookies: 'false' });
    expect(readConsent(store)).toEqual({ choice: 'custom', analytics: true, marketing: false });
  });
});
