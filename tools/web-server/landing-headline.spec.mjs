import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createAppServer } from './create-app-server.mjs';
import { headlinePage } from './headline-page.mjs';

const LANDING = '<html data-page="landing" data-phase="live"><h1 class="css-1 headline"><span>Built</span></h1>';
const origins = { funnel: 'https://summit.test', member: 'https://members.test', admin: 'https://office.test' };

// C-080
describe('the landing page of the web server', () => {
  let dist;
  let server;
  let api;
  let answer;
  let seen;
  beforeAll(async () => {
    dist = await mkdtemp(path.join(os.tmpdir(), 'landing-headline-spec-'));
    await writeFile(path.join(dist, 'index.html'), LANDING);
    await writeFile(path.join(dist, 'index.headline.html'), headlinePage(LANDING));
    api = createServer((request, response) => {
      seen = request;
      response.writeHead(answer.status ?? 200, answer.headers).end('{}');
    });
    await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
    const apiOrigin = `http://127.0.0.1:${api.address().port}`;
    const headlinePatienceMs = 60_000;
    server = await createAppServer({ app: 'funnel', dist, apiOrigin, origins, security: [], headlinePatienceMs });
    await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => api.close(resolve));
    await rm(dist, { recursive: true, force: true });
  });
  beforeEach(() => {
    answer = { headers: { 'x-headline': '$& &#36;1', 'x-headline-variant': 'B', 'set-cookie': 'headline_visitor=1' } };
    seen = undefined;
  });
  const page = async (headers = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${server.server.address().port}/?ref=AMARA`, { method, headers });

  it('has the headline of the visitor in its first bytes', async () => {
    const response = await page({ cookie: 'headline_visitor=1', 'user-agent': 'Browser' });
    expect(await response.text()).toBe(
      '<html data-page="landing" data-headline="B" data-phase="live"><h1 class="css-1 headline"><span>$& &#36;1</span></h1>',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.getSetCookie()).toEqual(['headline_visitor=1']);
    expect(seen.url).toBe('/api/landing-page/headline');
    expect(seen.headers).toMatchObject({ cookie: 'headline_visitor=1', 'user-agent': 'Browser' });
  });

  it('has a headline that an editor has published, which is nobody’s own', async () => {
    answer = { headers: { 'x-headline': 'Edited', 'x-headline-variant': 'published' } };
    const response = await page();
    expect(await response.text()).toContain(
      'data-headline="published" data-phase="live"><h1 class="css-1 headline"><span>Edited<',
    );
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['there is none but the built one', { headers: {} }],
    ['the API refuses', { status: 429, headers: { 'x-headline': 'x', 'x-headline-variant': 'B' } }],
  ])('is the built one where %s', async (_when, given) => {
    answer = given;
    const response = await page();
    expect(await response.text()).toBe(LANDING);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('counts nobody who asks for the headers only', async () => {
    expect((await page({}, 'HEAD')).status).toBe(200);
    expect(seen).toBeUndefined();
  });

  it('is not built without a place for the headline', () => {
    expect(() => headlinePage('<html data-page="landing"><h1>Other</h1>')).toThrow('no place for a headline');
    expect(() => headlinePage(LANDING.replace('data-page', 'data-site'))).toThrow('no place for a headline');
  });
});
