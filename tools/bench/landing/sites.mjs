// The landing page and a tiny page, served by the same server, so that what differs is the page.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PORTS } from '../ports.mjs';
import { API_ORIGIN, PAGES_ORIGIN, ROOT } from '../servers.mjs';

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

const url = (/** @type {number} */ port) => `http://localhost:${port}`;
const ORIGINS = { funnel: PAGES_ORIGIN, member: PAGES_ORIGIN, admin: url(4202) };

/**
 * Serves folders of files, each at its port, with the API behind them.
 * @param {'funnel' | 'member' | 'admin'} app
 * @param {readonly { dist: string, port: number }[]} folders
 */
async function serve(app, folders) {
  const { createAppServer } = await import('../../web-server/create-app-server.mjs');
  return Promise.all(
    folders.map(async ({ dist, port }) => {
      await precompress(dist);
      const server = await createAppServer({ app, dist, apiOrigin: API_ORIGIN, origins: ORIGINS, security: [] });
      await server.listen({ host: 'localhost', port });
      return server;
    }),
  );
}

/** A temporary folder, so that a build in the meantime can't change what is measured. */
async function workFolder() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sites-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/**
 * Starts both sites on copies of their files.
 * @param {string} builtLanding folder of the built funnel app
 */
export async function startSites(builtLanding) {
  const { dir, remove } = await workFolder();
  await cp(builtLanding, path.join(dir, 'landing'), { recursive: true });
  await mkdir(path.join(dir, 'tiny'));
  await writeFile(path.join(dir, 'tiny/index.html'), TINY_PAGE);
  const servers = await serve('funnel', [
    { dist: path.join(dir, 'landing'), port: PORTS.web },
    { dist: path.join(dir, 'tiny'), port: PORTS.tinyPage },
  ]);
  return {
    landing: `${PAGES_ORIGIN}/`,
    tiny: `${url(PORTS.tinyPage)}/`,
    async stop() {
      await Promise.all(servers.map((server) => server.close()));
      await remove();
    },
  };
}

/**
 * Starts a built app on a copy of its files.
 * @param {'funnel' | 'member' | 'admin'} app
 */
export async function startSite(app) {
  const { dir, remove } = await workFolder();
  await cp(path.join(ROOT, `${app}-web/dist`), path.join(dir, app), { recursive: true });
  const [server] = await serve(app, [{ dist: path.join(dir, app), port: PORTS.web }]);
  return {
    origin: PAGES_ORIGIN,
    async stop() {
      await server?.close();
      await remove();
    },
  };
}

export const BUILT_LANDING = path.join(ROOT, 'funnel-web/dist');
