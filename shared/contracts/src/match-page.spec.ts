import { framedBy, framesOf, isNoindex, isServed, matchPage, ownerOf, redirectFor, switchOf } from './match-page.js';
import type { App } from './site-map.js';

const origins = {
  funnel: 'https://summit.example',
  member: 'https://members.summit.example',
  admin: 'https://admin.summit.example',
};

describe('framedBy', () => {
  it('lets the back office frame the preview of the landing page, and nobody anything else (A-182)', () => {
    expect(framedBy('/landing-preview#token')).toBe('admin');
    for (const path of ['/', '/vip', '/vip/login', '/admin/dashboard', '/nowhere']) expect(framedBy(path)).toBeNull();
    expect([framesOf('admin'), framesOf('member'), framesOf('funnel')]).toEqual([['funnel'], [], []]);
  });
});

describe('switchOf', () => {
  it('names the call that says whether a page is on, and none for pages that always are', () => {
    expect([switchOf('/proof/?x=1'), switchOf('/'), switchOf('/nowhere')]).toEqual(['/api/proof', null, null]);
  });
});

describe('matchPage', () => {
  it('finds fixed pages and ignores query, fragment and closing slashes', () => {
    expect(matchPage('/')).toEqual({ name: 'landing', params: {} });
    expect(matchPage('/?ref=AMARA')).toEqual({ name: 'landing', params: {} });
    expect(matchPage('/vip/')).toEqual({ name: 'vip', params: {} });
    expect(matchPage('/vip/profile#security')).toEqual({ name: 'vipProfile', params: {} });
  });

  it('reads the parts of a path', () => {
    expect(matchPage('/summit/access/k7-Q')).toEqual({ name: 'sessionAccess', params: { token: 'k7-Q' } });
    expect(matchPage('/vip/summit2/day5')).toEqual({
      name: 'vipRecordings',
      params: { summit: 'summit2', day: 'day5' },
    });
    expect(matchPage('/legal/my%20policy')).toEqual({ name: 'legalPage', params: { page_id: 'my policy' } });
  });

  it.each(['/day/0', '/day/6', '/day/1.5', '/day/one', '/day/01', '/day/', '/vip/summit3/day1', '/vip/summit1/day6'])(
    'has no page at %s (M-019)',
    (path) => {
      expect(matchPage(path)).toBeNull();
    },
  );

  it.each([
    '',
    '//',
    'vip',
    '/nowhere',
    '/VIP',
    '/vip//',
    '/vip/nowhere',
    '/admin/users',
    '/sessions/1',
    '/summit/access/',
    '/legal/%E0%A4%A',
  ])('has no page at "%s" (F-041)', (path) => {
    expect(matchPage(path)).toBeNull();
  });

  it('finds the prompts page by its default token and by the fixed alias (C-027)', () => {
    expect(matchPage('/500-super-prompts')).toEqual({ name: 'prompts', params: { token: '500-super-prompts' } });
    expect(matchPage('/prompts')).toEqual({ name: 'prompts', params: { token: '500-super-prompts' } });
  });

  it('follows the setting of the token, and the old one is then no page', () => {
    expect(matchPage('/my-prompts', 'my-prompts')?.name).toBe('prompts');
    expect(matchPage('/500-super-prompts', 'my-prompts')).toBeNull();
    expect(matchPage('/prompts', 'my-prompts')).toEqual({ name: 'prompts', params: { token: 'my-prompts' } });
  });

  it('prefers a fixed page to a token of the same name', () => {
    expect(matchPage('/affiliates', 'affiliates')?.name).toBe('affiliates');
  });
});

describe('isServed (F-041)', () => {
  it.each(['/', '/vip', '/legal/refund-policy', '/day/3'])('knows %s', (address) => {
    expect(isServed(address)).toBe(true);
  });

  it.each(['/nowhere', '/legal/nowhere', '/day/6'])('answers %s with HTTP 404', (address) => {
    expect(isServed(address)).toBe(false);
  });
});

describe('isNoindex (F-038, F-039)', () => {
  it.each(['/vip', '/vip-upgrade', '/implementation', '/dfy', '/thank-you-2', '/success?product=vip', '/nowhere'])(
    'keeps %s out of search engines',
    (address) => {
      expect(isNoindex(address)).toBe(true);
    },
  );

  it.each(['/', '/refund-policy', '/sessions'])('lets them list %s', (address) => {
    expect(isNoindex(address)).toBe(false);
  });
});

describe('ownerOf', () => {
  it.each<[path: string, owner: App | null]>([
    ['/', 'funnel'],
    ['/vip', 'funnel'],
    ['/vip-upgrade', 'funnel'],
    ['/success?session_id=1&product=vip', 'funnel'],
    ['/speaker/login', 'funnel'],
    ['/speaker/nowhere', 'funnel'],
    ['/legal/refund-policy', 'funnel'],
    ['/vip/login', 'member'],
    ['/vip/nowhere', 'member'],
    ['/summit/access/abc', 'member'],
    ['/summit', 'member'],
    ['/sessions', 'member'],
    ['/day/9', 'member'],
    ['/prompts', 'member'],
    ['/500-super-prompts', 'member'],
    ['/admin', 'admin'],
    ['/admin/', 'admin'],
    ['/admin/anything/below', 'admin'],
    ['/administrator', null],
    ['/nowhere', null],
    ['//other.example', null],
  ])('gives %s to %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });
});

describe('redirectFor', () => {
  // M-018
  it('sends the other app its paths, query kept (C-022..C-024)', () => {
    expect(redirectFor('funnel', '/day/2?ref=AMARA', { origins })).toBe(
      'https://members.summit.example/day/2?ref=AMARA',
    );
    expect(redirectFor('member', '/vip', { origins })).toBe('https://summit.example/vip');
    expect(redirectFor('member', '/', { origins })).toBe('https://summit.example/');
  });

  it("answers itself what is its own or nobody's", () => {
    expect(redirectFor('funnel', '/vip', { origins })).toBeNull();
    expect(redirectFor('member', '/vip/login', { origins })).toBeNull();
    expect(redirectFor('funnel', '/nowhere', { origins })).toBeNull();
  });

  it('never leads to the back office nor away from it (C-025)', () => {
    expect(redirectFor('funnel', '/admin/login', { origins })).toBeNull();
    expect(redirectFor('member', '/admin', { origins })).toBeNull();
    expect(redirectFor('admin', '/vip', { origins })).toBeNull();
    expect(redirectFor('admin', '/sessions', { origins })).toBeNull();
  });

  it('follows the setting of the prompts token', () => {
    expect(redirectFor('funnel', '/my-prompts', { origins, promptsToken: 'my-prompts' })).toBe(
      'https://members.summit.example/my-prompts',
    );
  });

  it.each(['/vip//evil.example', '/vip/..//evil.example', '/day/1?next=//evil.example', '/day/@evil.example'])(
    'keeps the host for %s',
    (address) => {
      const hosts = (['funnel', 'member'] as const).map((app) => redirectFor(app, address, { origins }));
      expect(hosts.filter((url) => url !== null).map((url) => new URL(url).host)).toEqual(['members.summit.example']);
    },
  );

  it.each(['//evil.example/vip', '/\\evil.example', 'https://evil.example/vip', '@evil.example'])(
    'does not follow %s',
    (address) => {
      expect(redirectFor('member', address, { origins })).toBeNull();
      expect(redirectFor('funnel', address, { origins })).toBeNull();
    },
  );
});
