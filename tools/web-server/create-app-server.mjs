// One web server of one built app. The rules are those of the nginx files in docker/.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import {
  framedBy,
  framesOf,
  isNoindex,
  isServed,
  ownerOf,
  PAGES,
  redirectFor,
  switchOf,
  SWITCHED_PAGES,
} from '@summit/contracts';
import Fastify from 'fastify';
import { addApiProxy } from './api-proxy.mjs';
import { filledPage, HEADLINE_PAGE } from './headline-page.mjs';
import { assetHeaders, ASSETS, BuiltApp, framedHeaders, framingHeaders } from './built-app.mjs';
import { askHeadline, HEADLINE_PATIENCE_MS } from './landing-headline.mjs';
import { PackedFiles } from './packed-files.mjs';
import { SECURITY_TXT_PATH } from './security-txt.mjs';
import { SITEMAP_PATH, SITEMAP_SWITCHED_ON } from './sitemap.mjs';

/**
 * @typedef {object} AppServerOptions
 * @property {'funnel' | 'member' | 'admin'} app
 * @property {string} dist absolute path of the built app
 * @property {string} apiOrigin where /api goes
 * @property {{ funnel: string, member: string, admin: string }} origins
 * @property {string[]} [imageOrigins] hosts of pictures that the pages may show
 * @property {string[]} security lines of security.txt
 * @property {number} [headlinePatienceMs] how long the landing page waits for the headline of a visitor
 * @property {string} [promptsToken] path of the prompts page, where it is not the default (C-027)
 */

const compress = promisify(gzip);

/** Where the bare address of a host leads; the member area sends on to the sign-in who is not signed in. */
const START_PAGES = { admin: PAGES.adminLogin.path, member: PAGES.vipDashboard.path };

/** @param {AppServerOptions} options */
export async function createAppServer({
  app,
  dist,
  apiOrigin,
  origins,
  imageOrigins,
  headlinePatienceMs = HEADLINE_PATIENCE_MS,
  promptsToken,
  security,
}) {
  const built = new BuiltApp(dist, imageOrigins);
  const packedFiles = new PackedFiles(dist);
  const server = Fastify({ logger: false, forceCloseConnections: true, routerOptions: { maxParamLength: 2_000 } });
  await addApiProxy(server, { app, apiOrigin });
  // Only for reply.sendFile: which paths have a file is decided below.
  await server.register(staticFiles, {
    root: dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  /** Compressed for browsers that take it, as nginx does. */
  const sendFile = async (
    /** @type {import('fastify').FastifyRequest} */ { headers },
    /** @type {import('fastify').FastifyReply} */ reply,
    /** @type {string} */ file,
  ) => {
    const packed = await packedFiles.find(file, headers['accept-encoding']);
    if (!packed) return reply.sendFile(file);
    reply.header('vary', 'accept-encoding').header('etag', packed.etag);
    if (headers['if-none-match'] === packed.etag) return reply.code(304).send();
    return reply.header('content-encoding', packed.encoding).type(packed.type).send(packed.bytes);
  };

  /** The landing page with the headline of this visitor; false where it is the page as it was built. */
  const sendHeadline = async (
    /** @type {import('fastify').FastifyRequest} */ request,
    /** @type {import('fastify').FastifyReply} */ reply,
  ) => {
    const shown = await askHeadline(apiOrigin, request, headlinePatienceMs);
    const page = shown && (await readFile(path.join(dist, HEADLINE_PAGE), 'utf8').catch(() => null));
    if (!shown || !page) return false;
    reply
      .header('cache-control', 'private, no-cache')
      .header('set-cookie', shown.cookies)
      .type('text/html; charset=utf-8');
    const html = filledPage(page, shown);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
    return reply
      .header('vary', 'accept-encoding')
      .header('content-encoding', 'gzip')
      .send(await compress(html));
  };

  /** Whether the API says that what this call switches is on; what can't be asked is off. @param {string} call */
  const isOn = (call) =>
    fetch(apiOrigin + call).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );

  /** The shell with HTTP 404: the app shows its not-found page (F-041). */
  const notFound = async (/** @type {import('fastify').FastifyReply} */ reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(await readFile(path.join(dist, built.shell), 'utf8'));

  server.get(SECURITY_TXT_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain')
      .send(`${security.join('\n')}\n`),
  );
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (!built.isBuilt) {
        return reply.code(503).type('text/plain').send(`The ${app} app is not built. Run \`npm run build\`.\n`);
      }
      const { headers: own, cache } = await built.headers();
      const headers = framingHeaders(
        own,
        framesOf(app).map((framed) => origins[framed]),
      );
      reply.headers(headers);
      // The router has refused what cannot be decoded.
      // Slashes that stand together are one, as nginx reads them: `//headers.json` is no other file than `/headers.json`.
      const pathname = decodeURIComponent(request.url.replace(/[?#].*$/s, '')).replace(/\/{2,}/g, '/');

      const prefix = Object.keys(cache).find((start) => pathname.startsWith(start));
      const found = await built.fileAt(pathname);
      const [call] = Object.values(SWITCHED_PAGES);
      const longer = found && pathname === SITEMAP_PATH && call && (await isOn(call));
      const file = longer ? SITEMAP_SWITCHED_ON : found;
      if (file) {
        if (pathname.startsWith(ASSETS)) reply.headers(assetHeaders(headers));
        return sendFile(request, reply.header('cache-control', prefix ? cache[prefix] : 'no-cache'), file);
      }
      reply.header('cache-control', 'no-cache');
      // A missing file is no page: a browser that waits for a script must not be given HTML.
      if (prefix) return reply.code(404).type('text/plain').send('Not found\n');

      if (pathname === '/' && app !== 'funnel') return reply.redirect(START_PAGES[app], 302);
      const elsewhere = redirectFor(app, request.url, { origins, ...(promptsToken && { promptsToken }) });
      if (elsewhere) return reply.redirect(elsewhere, 302);
      const frame = framedBy(pathname, promptsToken);
      if (frame) reply.headers(framedHeaders(headers, origins[frame]));
      const page = switchOf(pathname, promptsToken);
      const off = page !== null && !(await isOn(page));
      if (off || isNoindex(pathname, promptsToken)) reply.header('x-robots-tag', 'noindex');
      if (app === 'funnel' && pathname === '/' && request.method === 'GET' && (await sendHeadline(request, reply)))
        return reply;
      const mine = ownerOf(pathname, promptsToken) === app && isServed(pathname, promptsToken);
      return mine && !off ? sendFile(request, reply, built.documentOf(pathname)) : notFound(reply);
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send());
  return server;
}
