import { isIP } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { PAGE_STYLE } from './page-style.js';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0B2620"/><path d="M5 24 13 10l5 8 3-4 6 10z" fill="#FFB81F"/></svg>';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

function policy(formTargets: readonly string[]): string {
  return `${POLICY}; form-action ${["'self'", ...new Set(formTargets)].join(' ')}`;
}

/**
 * Lets the forms of this answer's page end at the addresses' origins as well: Chrome holds the redirect after a form
 * post against `form-action`. Addresses that are none are left out.
 */
export function allowFormsTo(reply: FastifyReply, addresses: readonly (string | undefined)[]): void {
  const origins = addresses.flatMap((address) => {
    if (!address || !URL.canParse(address)) return [];
    const { protocol, origin } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? [origin] : [];
  });
  reply.header('content-security-policy', policy(origins));
}

/** Lets pages of these origins show this answer in a frame, with a film of our own in it. */
export function allowFramesIn(reply: FastifyReply, origins: readonly string[]): void {
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
  const framed = policy([]).replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}; media-src 'self'`);
  reply.header('content-security-policy', framed);
}

const FOREIGN_HOST = 'This address does not answer for that host name.';

/**
 * Whether a request names this machine: localhost, an address, or a host of the product. A page of the web can make its own name
 * lead here (DNS rebinding) and would then read this as its own site; addresses and localhost are nobody's to lead elsewhere.
 */
const isOwnHost = (hostname: string, hosts: ReadonlySet<string>): boolean => {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || hosts.has(name);
};

/**
 * The web server under both simulators: style sheet, icon, security headers, form bodies, no requests from other sites.
 * Forms of its pages may lead to `formTargets`, origins of the product.
 */
export function createWebApp(formTargets: readonly string[] = []): FastifyInstance {
  const standardPolicy = policy(formTargets);
  const hosts = new Set(formTargets.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).hostname));
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 500 },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.hostname, hosts)) return reply.code(421).send({ error: FOREIGN_HOST });
    reply.headers({
      'content-security-policy': standardPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    // A page of another site, open in the same browser, must not delete messages or steer the sandbox.
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.code(403).send({ error: 'This address only takes requests from its own pages and from programs.' });
    }
  });

  app.get('/page.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  app.get('/icon.svg', (_request, reply) => reply.type('image/svg+xml').send(ICON));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg'));
  return app;
}

/** Listens on `host` and gives the address a browser on this machine uses. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address();
  return `http://localhost:${address && typeof address === 'object' ? address.port : port}`;
}
