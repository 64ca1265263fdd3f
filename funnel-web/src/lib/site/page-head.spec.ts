import { dollars, PRICE_BOOK } from '@summit/pricing';
import { headTags, robotsTxt, sitemapXml } from './page-head';
import { indexablePaths, landingDescription } from './seo';

const eventOf = (phase: 'upcoming' | 'live' | 'concluded') => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headTags(phase))?.[1] ?? '';
  return JSON.parse(json) as Record<string, unknown>;
};

describe('headTags', () => {
  it('names title, description, canonical address and the picture for sharing', () => {
    const tags = headTags('concluded');
    expect(tags).toContain('<link rel="canonical" href="http://localhost:4200/">');
    expect(tags).toContain('<meta property="og:image" content="http://localhost:4200/og.png">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(tags.match(/<title>/g)).toHaveLength(1);
  });

  it('escapes what it puts into attributes', () => {
    expect(headTags('concluded')).toContain('Growth &amp; Scale Summit');
    expect(headTags('concluded')).not.toMatch(/content="[^"]*&(?!amp;|lt;|gt;|quot;)/);
  });

  it('describes an event that took place as planned, and sells recordings only afterwards', () => {
    expect(eventOf('concluded')).toMatchObject({
      '@type': 'Event',
      startDate: '2025-10-27T15:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { name: 'VIP recordings', price: String(dollars(PRICE_BOOK.vip.early)) },
    });
    expect(eventOf('live')).toMatchObject({ offers: { name: 'Free registration', price: 0 } });
  });

  it('keeps the description short enough to be shown whole', () => {
    for (const phase of ['upcoming', 'live', 'concluded'] as const) {
      expect(landingDescription(phase).length).toBeGreaterThan(90);
      expect(landingDescription(phase).length).toBeLessThanOrEqual(220);
    }
  });
});

describe('sitemapXml', () => {
  it('lists the pages that search engines may show, and no offer page', () => {
    expect(indexablePaths()).toEqual(
      expect.arrayContaining(['/', '/affiliates', '/terms-of-service', '/shipping-delivery']),
    );
    for (const path of ['/vip', '/dfy', '/thank-you-1', '/success', '/speaker/login', '/sessions', '/admin']) {
      expect(indexablePaths()).not.toContain(path);
    }
    expect(sitemapXml()).toContain('<loc>http://localhost:4200/privacy-policy</loc>');
  });

  it('lists a page that an operator switches on in a sitemap of its own', () => {
    expect(sitemapXml()).not.toContain('/proof');
    expect(sitemapXml({ switchedOn: true })).toContain('<loc>http://localhost:4200/proof</loc>');
    expect(sitemapXml({ switchedOn: true })).toContain('<loc>http://localhost:4200/</loc>');
  });
});

describe('robotsTxt', () => {
  it('names the sitemap and leaves pages readable, so that their noindex can be seen', () => {
    expect(robotsTxt()).toContain('Sitemap: http://localhost:4200/sitemap.xml');
    expect(robotsTxt()).not.toContain('Disallow: /vip');
  });
});
