import { memoryStore } from '../../../test/memory-store';
import { trackPageView } from './track-page-view';

const NOW = Date.parse('2025-10-20T09:00:00Z');

function pageView(store = memoryStore(), referrer = '') {
  const sent: { path: string; body?: object | undefined }[] = [];
  const url = new URL('https://summit.example/?ref=AMARA');
  trackPageView({ store, report: (path, body) => sent.push({ path, body }), url, referrer, now: NOW });
  return sent;
}

describe('trackPageView', () => {
  // F-247
  it('sends page, url, referrer or direct, affiliate_code and user_agent', () => {
    const store = memoryStore({ affiliateCode: 'AMARA', affiliateRefAt: '2025-10-19T09:00:00Z' });
    expect(pageView(store)).toEqual([
      {
        path: '/api/analytics/track',
        body: {
          page: '/',
          url: 'https://summit.example/?ref=AMARA',
          referrer: 'direct',
          affiliate_code: 'AMARA',
          user_agent: navigator.userAgent,
        },
      },
    ]);
  });

  it('names the page before', () => {
    expect(pageView(memoryStore(), 'https://blog.example/')[0]?.body).toMatchObject({
      referrer: 'https://blog.example/',
      affiliate_code: null,
    });
  });

  // C-081
  it('carries an identifier only with analytics consent, and the same one each time', () => {
    const refused = memoryStore({ cookieConsent: 'essential', analyticsCookies: 'false' });
    expect(pageView(refused)[0]?.body).not.toHaveProperty('visitor_id');
    expect(refused.kept.visitorId).toBeUndefined();

    const agreed = memoryStore({ cookieConsent: 'all', analyticsCookies: 'true' });
    const [first] = pageView(agreed);
    const [second] = pageView(agreed);
    expect(first?.body).toHaveProperty('visitor_id', agreed.kept.visitorId);
    expect(second?.body).toEqual(first?.body);
  });
});
