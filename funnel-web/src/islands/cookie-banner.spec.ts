import { memoryStore } from '../../test/memory-store';
import { startCookieBanner } from './cookie-banner';

const root = document.documentElement;
const press = (choice: string) => document.querySelector<HTMLElement>(`[data-consent-choice="${choice}"]`)?.click();

describe('startCookieBanner', () => {
  beforeEach(() => {
    delete root.dataset['consent'];
    document.body.innerHTML =
      '<button data-consent-choice="essential"><span>Essential Only</span></button>' +
      '<button data-consent-choice="all">Accept All</button><button data-consent-choice="toString">Odd</button>';
  });

  it('leaves the banner alone on the first visit', () => {
    startCookieBanner(memoryStore());
    expect(root.dataset['consent']).toBeUndefined();
  });

  // F-102
  it('knows the answer of an earlier visit', () => {
    startCookieBanner(memoryStore({ cookieConsent: 'custom' }));
    expect(root.dataset['consent']).toBe('custom');
  });

  it('stores Accept All and Essential Only', () => {
    const store = memoryStore();
    startCookieBanner(store);
    press('all');
    expect(store.kept).toEqual({ cookieConsent: 'all', analyticsCookies: 'true', marketingCookies: 'true' });
    document.querySelector<HTMLElement>('span')?.click();
    expect(store.kept.cookieConsent).toBe('essential');
    expect(root.dataset['consent']).toBe('essential');
  });
});
