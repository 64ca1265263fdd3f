import { APPS, PAGES, isNoindex, isServed, ownerOf, redirectFor } from '@summit/contracts';
import { Site, json, origins } from './site.js';

const SHELLS = { funnel: 'Funnel shell', member: 'Member shell', admin: 'Admin shell' };

let site: Site;

const on = (...question: Parameters<Site['ask']>) => site.ask(...question);

beforeAll(async () => {
  site = await Site.start();
});

afterAll(() => site?.stop());

describe('pages', () => {
  const example = (pattern: string) =>
    pattern
      .replace(':summit', 'summit2')
      .replace('/vip/summit2/:day', '/vip/summit2/day3')
      .replace(':day', '4')
      .replace(':page_id', 'cookie-policy')
      .replace(/:\w+/g, 'some-word_1');
  const known = Object.values(PAGES).map(({ path: pattern }) => example(pattern));
  const paths = [
    ...known,
    ...known.map((pathname) => (pathname === '/' ? pathname : `${pathname}/`)),
    ...['/prompts', '/500-super-prompts', '/vip/nowhere', '/vip/summit3/day1', '/vip/summit1/day6', '/vip/a/b/c'],
    ...['/summit', '/summit/x', '/day', '/day/', '/day/6', '/day/1/2', '/speaker', '/speaker/nowhere', '/legal'],
    ...[
      '/legal/nowhere',
      '/legal/x/y',
      '/admin/nowhere',
      '/admin2',
      '/vip2',
      '/sessions2',
      '/VIP',
      '/nowhere',
      '/a/b',
      '/apiary',
    ],
  ];

  it.each(APPS)(
    'of the %s host are those of the site map, and so are its redirects (C-022..C-025, F-037)',
    async (app) => {
      const wrong: unknown[] = [];
      for (const pathname of paths) {
        const address = `${pathname}?email=ada%40example.com&n=1`;
        const start = { funnel: undefined, member: '/vip/dashboard', admin: '/admin/login' }[app];
        const elsewhere = (pathname === '/' && start) || redirectFor(app, address, { origins });
        const mine = ownerOf(address) === app && isServed(address);
        const expected = elsewhere ? { status: 302, location: elsewhere } : { status: mine ? 200 : 404 };
        const answer = await on(app, address);
        const { location } = answer.headers;
        const got = { status: answer.status, ...(location !== undefined && { location }) };
        if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push({ address, got, expected });
      }
      expect(wrong).toEqual([]);
    },
  );

  it('tell search engines in the headers which of them to leave out (F-038, F-039)', async () => {
    const wrong: unknown[] = [];
    for (const app of APPS) {
      for (const pathname of paths) {
        const answer = await on(app, pathname);
        if (answer.status === 302) continue;
        const mine = ownerOf(pathname) === app && !isNoindex(pathname);
        const expected = mine ? undefined : 'noindex';
        const got = answer.headers['x-robots-tag'];
        if (got !== expected) wrong.push({ app, pathname, got, expected });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('are sent as they were prerendered where they were, else as the shell', async () => {
    expect((await on('funnel', '/implementation?x=1')).text).toBe('<h1>Funnel implementation</h1>');
    expect((await on('funnel', '/dfy')).text).toContain('Funnel shell');
    expect((await on('member', '/vip/dashboard')).text).toContain('Member shell');
    for (const path of ['/day/1', '/day/1/']) expect((await on('member', path)).text).toBe('<h1>Day 1</h1>');
    expect((await on('member', '/day/2')).text).toContain('Member shell');
    expect((await on('member', '/summit/access/token-a')).text).toBe('<h1>Any session</h1>');
  });

  it.each([
    ['funnel', '/nowhere'],
    ['funnel', '/admin/login'],
    ['funnel', '/admin'],
    ['member', '/admin/login'],
    ['member', '/vip/nowhere'],
    ['admin', '/vip'],
    ['funnel', '/index.html'],
    ['funnel', '/spa.html'],
    ['funnel', '/implementation/index.html'],
    ['funnel', '/headers.json'],
    ['funnel', '/implementation/index.html.br'],
    ['funnel', '/.vite/manifest.json'],
    ['funnel', '/%2evite/manifest.json'],
    ['funnel', '//evil.test/'],
  ] as const)('on the %s host that do not exist answer 404 with the app: %s (F-041)', async (app, pathname) => {
    const answer = await on(app, pathname);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(SHELLS[app]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%E0%A4%A',
    '/a%00b',
  ])('never leave the folder of the app: %s', async (pathname) => {
    expect([400, 404]).toContain((await on('funnel', pathname)).status);
  });

  it('take nothing but GET and HEAD', async () => {
    expect(await on('funnel', '/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    for (const pathname of ['/', '/nowhere', '/sessions', '/assets/app-1a2b.js']) {
      const answer = await on('funnel', pathname, json());
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });
});
