// For the specs of the web server: an app's folder as its build leaves it, and an API behind it that says what it was asked.
import { createServer, request as httpRequest } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { createAppServer } from './create-app-server.mjs';

export const origins = {
  funnel: 'https://summit.test',
  member: 'https://members.summit.test',
  admin: 'https://office.summit.test',
};
export const LONG_SCRIPT = 'export const word = 1;\n'.repeat(100);
const FILES = {
  'index.html': '<h1>Landing</h1>',
  'spa.html': '<div id="root"></div>',
  'vip/index.html': '<h1>VIP</h1>',
  'day/1/index.html': '<h1>Day 1</h1>',
  'proof/index.html': '<h1>Proof</h1>',
  'sitemap.xml': '<urlset/>',
  '.sitemaps/switched-on.xml': '<urlset>proof</urlset>',
  'summit/access/index.html': '<h1>Any session</h1>',
  'assets/app-1a2b.js': 'export {};',
  'assets/long-9z.js': LONG_SCRIPT,
  'robots.txt': 'User-agent: *',
  'headers.json': JSON.stringify({
    csp: "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    cache: { '/art/': 'public, max-age=86400' },
  }),
  'art/hill.webp': 'RIFF',
  '.vite/manifest.json': '{}',
};

/** `seen` is the last call that reached the API; `switchedOn` whether it says that the pages are on which an operator switches. */
export async function createWebServerScene() {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'web-server-spec-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
  await writeFile(path.join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('export {};'));
  const api = createServer(async (request, response) => {
    scene.seen = { url: request.url, headers: request.headers, method: request.method, body: await readText(request) };
    const status = request.url === '/api/proof' && !scene.switchedOn ? 404 : 201;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}');
  });
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${api.address().port}`;
  let server;

  const scene = {
    dist,
    seen: undefined,
    switchedOn: true,

    async serve(app, { api = apiOrigin } = {}) {
      await server?.close();
      server = await createAppServer({
        app,
        dist,
        apiOrigin: api,
        origins,
        security: ['Contact: a', 'Expires: b'],
        imageOrigins: ['https://images.test'],
      });
      await server.listen({ host: '127.0.0.1', port: 0 });
    },

    /** A request with the path as it is written: fetch would tidy it. */
    ask(pathname, { method = 'GET', headers = {}, body } = {}) {
      const { port } = server.server.address();
      return new Promise((resolve, reject) => {
        const call = httpRequest({ host: '127.0.0.1', port, path: pathname, method, headers }, (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({ status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() });
          });
        });
        call.on('error', reject);
        call.end(body);
      });
    },

    async close() {
      await server.close();
      await new Promise((resolve) => api.close(resolve));
      await rm(dist, { recursive: true, force: true });
    },
  };
  return scene;
}
