// The landing page and a tiny page, served by the same server, so that what differs is the page.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PORTS } from '../ports.mjs';
import { API_ORIGIN, ROOT } from '../servers.mjs';

const TINY_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="The least a page can be." />
    <title>Tiny page</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main><h1>The least a page can be</h1><p>One document, no script, no font.</p></main>
  </body>
</html>
`;
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml)$/;

/**
 * Compressed copies of what compresses, where the build wrote none: production serves gzip.
 * @param {string} dist
 */
async function precompress(dist) {
  const files = (await readdir(dist, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
  const present = new Set(await readdir(dist, { recursive: true }));
  const missing = files.filter((file) => !present.has(`${file}.br`) && !present.has(`${file}.gz`));
  await Promise.all(
    missing.map(async (file) => {
      await writeFile(path.join(dist, `${file}.gz`), gzipSync(await readFile(path.join(dist, file)), { level: 6 }));
    }),
  );
}

/**
 * Starts both sites on copies of their files, which a build in the meantime can't change.
 * @param {string} builtLanding folder of the built funnel app
 */
export async function startSites(builtLanding) {
  const { createAppServer } = await import('../../web-server/create-app-server.mjs');
  const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sites-'));
  await cp(builtLanding, path.join(dir, 'landing'), { recursive: true });
  await mkdir(path.join(dir, 'tiny'));
  await writeFile(path.join(dir, 'tiny/index.html'), TINY_PAGE);

  const url = (/** @type {number} */ port) => `http://localhost:${port}`;
  const origins = { funnel: url(PORTS.web), member: url(4201), admin: url(4202) };
  const servers = await Promise.all(
    Object.entries({ landing: PORTS.web, tiny: PORTS.tinyPage }).map(async ([name, port]) => {
      const dist = path.join(dir, name);
      await precompress(dist);
      const server = await createAppServer({ app: 'funnel', dist, apiOrigin: API_ORIGIN, origins, security: [] });
      await server.listen({ host: 'localhost', port });
      return server;
    }),
  );
  return {
    landing: `${url(PORTS.web)}/`,
    tiny: `${url(PORTS.tinyPage)}/`,
    async stop() {
      await Promise.all(servers.map((server) => server.close()));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export const BUILT_LANDING = path.join(ROOT, 'funnel-web/dist');
