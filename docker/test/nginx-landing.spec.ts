import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '../../backend/test/harness/eventually.js';
import { FUNNEL_CSP } from './fixture-apps.js';
import { Site } from './site.js';

const HEADLINE = 'Zo&#235;&#8217;s plan, &#36;1 &#38; more';
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const COOKIE = 'headline_visitor=1; Path=/; HttpOnly';

// C-080
describe('the landing page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site?.stop());
  beforeEach(() => {
    site.api.seen.length = 0;
    site.api.also = {};
  });
  const showing = (variant: string) => {
    site.api.also = { headers: { 'x-headline': HEADLINE, 'x-headline-variant': variant, 'set-cookie': COOKIE } };
  };

  it('is the built one while the API names no headline, checked on each visit', async () => {
    const page = await site.ask('funnel', '/');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Funnel landing') });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': FUNNEL_CSP });
    expect(page.headers['set-cookie']).toBeUndefined();
    const again = await site.ask('funnel', '/', { headers: { 'if-none-match': String(page.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('asks the API who looks, and for nothing else', async () => {
    const headers = {
      cookie: 'headline_visitor=7',
      'user-agent': 'Browser',
      'if-none-match': '"x"',
      forwarded: 'for=1',
      traceparent: TRACE,
      tracestate: 'vendor=1',
    };
    await site.ask('funnel', '/?ref=AMARA', { headers });
    expect(site.api.seen).toMatchObject([{ method: 'GET', url: '/api/landing-page/headline', body: '' }]);
    expect(site.api.seen[0]!.headers).toMatchObject({
      cookie: 'headline_visitor=7',
      'user-agent': 'Browser',
      'x-forwarded-for': '127.0.0.1',
      traceparent: TRACE,
    });
    expect(site.api.seen[0]!.headers).not.toHaveProperty('tracestate');
    expect(site.api.seen[0]!.headers).not.toHaveProperty('if-none-match');
    expect(site.api.seen[0]!.headers).not.toHaveProperty('forwarded');
    expect(await site.ask('funnel', '/-/headline')).toMatchObject({ status: 204, text: '' });
    expect(site.api.seen).toHaveLength(1);
  });

  it.each(['A', 'B'])('has headline %s in its first bytes, for this visitor only', async (variant) => {
    showing(variant);
    const page = await site.ask('funnel', '/');
    expect(page.text).toContain(`data-headline="${variant}"><h1>${HEADLINE}</h1>`);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-security-policy': FUNNEL_CSP });
    expect(page.headers['set-cookie']).toEqual([COOKIE]);
    expect(page.headers.etag).toBeUndefined();
    const packed = await site.ask('funnel', '/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(packed.bytes).toString()).toBe(page.text);
    const plain = await site.ask('funnel', '/', { headers: { 'accept-encoding': 'br' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(page.text);
  });

  it('is sent as brotli as it was built', async () => {
    const packed = await site.ask('funnel', '/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect(brotliDecompressSync(packed.bytes).toString()).toContain('Funnel landing');
  });

  it('has the headline that an editor has published, with no cookie', async () => {
    site.api.also = { headers: { 'x-headline': HEADLINE, 'x-headline-variant': 'published' } };
    const page = await site.ask('funnel', '/');
    expect(page.text).toContain(`data-headline="published"><h1>${HEADLINE}</h1>`);
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it.each([400, 404, 429, 500, 503])('is the built one when the API answers %i', async (status) => {
    site.api.also = { status };
    const page = await site.ask('funnel', '/');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Funnel landing') });
  });

  it('makes nobody a visitor who asks for the headers only', async () => {
    showing('B');
    const page = await site.ask('funnel', '/', { method: 'HEAD' });
    expect(page).toMatchObject({ status: 200, text: '' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(site.api.seen).toEqual([]);
  });

  it('is the built one for an address that asks too often, without a question to the API', async () => {
    const narrow = await Site.start({ env: { API_RATE: '1', API_BURST: '1' } });
    try {
      narrow.api.also = { headers: { 'x-headline': HEADLINE, 'x-headline-variant': 'B', 'set-cookie': COOKIE } };
      const asked = () => Promise.all(Array.from({ length: 20 }, () => narrow.ask('funnel', '/')));
      const walled = await eventually(async () =>
        (await asked()).find(({ text }) => text.includes('Funnel landing') && !text.includes(HEADLINE)),
      );
      expect(walled).toMatchObject({ status: 200 });
    } finally {
      await narrow.stop();
    }
  });

  it('is the built one when the API dies or is away', async () => {
    site.api.dies = true;
    expect((await site.ask('funnel', '/')).text).toContain('Funnel landing');
    await site.api.stop();
    expect((await site.ask('funnel', '/')).text).toContain('Funnel landing');
  });
});
