import { LEGAL_PAGE_IDS } from './legal-page-id.js';
import { PAGE_ANCHORS } from './page-anchors.js';
import { PAGES, type App, type Page } from './site-map.js';

/** Typed by hand from section 2 of the three documents and C-021..C-038. */
const DOCUMENTED_PAGES: [app: App, path: string][] = [
  ['funnel', '/'],
  ['funnel', '/vip-upgrade'],
  ['funnel', '/vip'],
  ['funnel', '/implementation'],
  ['funnel', '/dfy'],
  ['funnel', '/thank-you-1'],
  ['funnel', '/thank-you-2'],
  ['funnel', '/thank-you-3'],
  ['funnel', '/success'],
  ['funnel', '/affiliates'],
  ['funnel', '/speaker-resources'],
  ['funnel', '/speaker/login'],
  ['funnel', '/speaker/dashboard'],
  ['funnel', '/terms-of-service'],
  ['funnel', '/privacy-policy'],
  ['funnel', '/refund-policy'],
  ['funnel', '/cookie-policy'],
  ['funnel', '/acceptable-use-policy'],
  ['funnel', '/community-guidelines'],
  ['funnel', '/disclaimer'],
  ['funnel', '/shipping-delivery'],
  ['funnel', '/legal/:page_id'],
  ['member', '/vip/login'],
  ['member', '/vip/setup-password'],
  ['member', '/vip/forgot-password'],
  ['member', '/vip/dashboard'],
  ['member', '/vip/profile'],
  ['member', '/vip/resources'],
  ['member', '/vip/:summit/:day'],
  ['member', '/summit/access/:token'],
  ['member', '/sessions'],
  ['member', '/day/:day'],
  ['member', '/:token'],
  ['admin', '/admin'],
  ['admin', '/admin/login'],
  ['admin', '/admin/reset-password'],
  ['admin', '/admin/dashboard'],
];

const pages: Page[] = Object.values(PAGES);

describe('PAGES', () => {
  it.each(DOCUMENTED_PAGES)('the %s app has %s', (app, path) => {
    expect(pages.filter((page) => page.path === path).map((page) => page.app)).toEqual([app]);
  });

  it('has no path twice, aliases included', () => {
    const paths = pages.flatMap((page) => [page.path, ...(page.aliases ?? [])]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('has a page under the id of every legal page', () => {
    const paths = pages.filter(({ app }) => app === 'funnel').map(({ path }) => path);
    expect(LEGAL_PAGE_IDS).toHaveLength(8);
    expect(LEGAL_PAGE_IDS.filter((id) => !paths.includes(`/${id}`))).toEqual([]);
  });

  it.each(['/vip', '/vip-upgrade', '/implementation', '/dfy', '/thank-you-1', '/thank-you-2', '/thank-you-3'])(
    'keeps %s out of search engines (F-038, F-039)',
    (path) => {
      expect(pages.find((page) => page.path === path)?.noindex).toBe(true);
    },
  );

  it('keeps the back office and everything behind a sign-in out of search engines', () => {
    const behind = pages.filter(({ app, path }) => app === 'admin' || /^\/(vip|summit|speaker)\//.test(path));
    expect(behind.length).toBeGreaterThan(10);
    expect(behind.filter((page) => !page.noindex)).toEqual([]);
  });

  it('lets the landing page, the policies and the session lists be found', () => {
    for (const path of ['/', '/privacy-policy', '/affiliates', '/sessions', '/day/:day']) {
      expect(pages.find((page) => page.path === path)?.noindex).toBeUndefined();
    }
  });

  it('names /vip as the address of both VIP offers (C-021)', () => {
    expect(PAGES.vipUpgrade.canonical).toBe(PAGES.vip.path);
  });
});

describe('PAGE_ANCHORS', () => {
  it('has the anchors of the landing navigation (F-042) and of the member pages (M-016)', () => {
    expect(PAGE_ANCHORS).toEqual({
      landing: ['benefits', 'who-it-s-for', 'speakers', 'bonuses', 'faq', 'signup'],
      vipProfile: ['security', 'settings'],
      vipResources: ['speaker-gifts', 'recordings', 'bonuses', 'orders', 'workshops', 'highlights', 'additional'],
    });
  });
});
