import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.js';

/** One line per request: the route's pattern instead of its URL, because URLs of ours carry e-mail addresses. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.url?.startsWith('/api/health')) {
      logger.info({
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}
