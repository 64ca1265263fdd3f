// Passes /api on to the backend, as nginx does in production.
import proxy from '@fastify/http-proxy';
import { hiddenAreasOf } from '@summit/contracts';
import { errorBody } from './error-body.mjs';

/** Longer than any answer of the API takes: exports of the back office are the longest. */
const TIMEOUT_MS = 120_000;
/** Segments of dots alone, backslashes, fragments, and what is left encoded: URL reads another path from it than is written. */
const ODD = /(^|\/)\.{1,2}(\/|$)|[\\#%\t\r\n]/;

/**
 * @param {import('fastify').FastifyInstance} server
 * @param {{ app: 'funnel' | 'member' | 'admin', apiOrigin: string }} options
 */
export async function addApiProxy(server, { app, apiOrigin }) {
  const hidden = hiddenAreasOf(app);
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: TIMEOUT_MS } },
    preHandler: async (request, reply) => {
      // A path that climbs or is spelled in an odd way is nobody's: URL would resolve it silently, and the library does so when it asks.
      const sent = safelyDecoded(request.url.split('?', 1)[0] ?? '');
      // The back office is reached on its own host only (C-025); an encoded spelling is the same path.
      const asked = sent.replace(/\/+/g, '/').toLowerCase();
      if (ODD.test(sent) || hidden.some((area) => asked === area || asked.startsWith(`${area}/`))) {
        return reply.code(404).send(errorBody('not_found'));
      }
    },
    replyOptions: {
      // What a browser claims about itself is overwritten: this server is the first that knows.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
      }),
      onError: (reply) => {
        reply.code(503).header('retry-after', '2').send(errorBody('service_unavailable'));
      },
    },
  });
}

/** @param {string} text */
function safelyDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
