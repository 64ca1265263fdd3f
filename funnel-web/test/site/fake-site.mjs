// The built funnel with the headers of headers.json and a small fake API, for looking at pages and for browser tests
// without the whole product: node test/site/fake-site.mjs 4410
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = new URL('../../dist/', import.meta.url);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

/** Answers of the API by `METHOD path`; the version is the one of the built page, so nothing is stale. */
function fakeApi(version) {
  const state = {
    success: true,
    version,
    phase: 'concluded',
    headline_experiment: false,
    server_time: new Date().toISOString(),
  };
  return {
    'GET /api/landing-page/state': () => state,
    'GET /api/signup/stats': () => ({ total_signups: 1284 }),
    'POST /api/analytics/track': () => ({ success: true }),
    'POST /api/affiliate/track-click': () => ({ success: true, tracked: true }),
    'POST /api/affiliate/track-signup': () => ({ success: true, tracked: true }),
    'POST /api/signup': () => ({
      id: 'signup-1',
      bonus_download_urls: { 'free-signup-bonus-1': { url: '/b1' }, 'free-signup-bonus-2': { url: '/b2' } },
      invite_url: '/?invite=abc',
    }),
  };
}

export async function startFakeSite(port) {
  const { headers } = JSON.parse(await readFile(new URL('headers.json', DIST), 'utf8'));
  const index = await readFile(new URL('index.html', DIST), 'utf8');
  const api = fakeApi(/data-version="(\w+)"/.exec(index)?.[1] ?? '');
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const answer = api[`${request.method} ${pathname}`];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ? answer() : { success: false, detail: 'Not found', code: 'not_found' }));
      return;
    }
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const file = await readFile(new URL(name, DIST)).catch(() => null);
    if (file) response.writeHead(200, { ...headers, 'content-type': TYPES[extname(name)] ?? 'text/plain' });
    else response.writeHead(404, { ...headers, 'content-type': TYPES['.html'] });
    response.end(file ?? (await readFile(new URL('spa.html', DIST))));
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await startFakeSite(Number(process.argv[2] ?? 4410));
