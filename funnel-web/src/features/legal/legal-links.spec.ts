import { LEGAL_PAGES } from '@summit/content/legal';
import { LEGAL_PAGE_IDS } from '@summit/contracts';
import { legalLinkTarget, legalPagePath, shownLegalPage } from './legal-links';

describe('legalLinkTarget', () => {
  it('shows policies without a new document, under both addresses', () => {
    for (const id of LEGAL_PAGE_IDS) {
      expect(legalLinkTarget(`/${id}`)).toEqual({ href: `/${id}`, inApp: true });
      expect(legalLinkTarget(legalPagePath(id))).toEqual({ href: `/legal/${id}`, inApp: true });
    }
    expect(legalLinkTarget('/refund-policy#how-to-ask')).toEqual({ href: '/refund-policy#how-to-ask', inApp: true });
  });

  it('leads to other pages of the funnel by their path, and to member pages on their host (C-022)', () => {
    expect(legalLinkTarget('/')).toEqual({ href: '/', inApp: false });
    expect(legalLinkTarget('/affiliates?ref=AMARA')).toEqual({ href: '/affiliates?ref=AMARA', inApp: false });
    expect(legalLinkTarget('/sessions')).toEqual({ href: 'http://localhost:4201/sessions', inApp: false });
    expect(legalLinkTarget('/day/3')).toEqual({ href: 'http://localhost:4201/day/3', inApp: false });
  });

  it('allows a part of the page, https and mail', () => {
    for (const href of ['#your-choice', 'https://ec.example/odr', 'mailto:support@growth-and-scale.example']) {
      expect(legalLinkTarget(href)).toEqual({ href, inApp: false });
    }
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    '/admin/login',
    'refund-policy',
    '#<x>',
    '',
  ])('makes no link of %s', (target) => {
    expect(legalLinkTarget(target)).toBeNull();
  });

  it.each(LEGAL_PAGES.map((page) => [page.pageId, page.content] as const))(
    'resolves every link of %s',
    (_id, content) => {
      const targets = [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');
      expect(targets.length).toBeGreaterThan(1);
      expect(targets.filter((target) => legalLinkTarget(target) === null)).toEqual([]);
    },
  );
});

describe('shownLegalPage', () => {
  it('knows the eight routes and their second address', () => {
    expect(shownLegalPage('/disclaimer/')).toEqual({ idOrSlug: 'disclaimer', alias: false });
    expect(shownLegalPage('/legal/terms%20of%20use')).toEqual({ idOrSlug: 'terms of use', alias: true });
  });

  it.each(['/', '/legal', '/legal/', '/legal/a/b', '/legal/%E0', '/vip'])('finds no policy at %s', (path) => {
    expect(shownLegalPage(path)).toBeNull();
  });
});
