import type { FastifyInstance } from 'fastify';

/** An answer that says nothing about caches is kept by none: most are about somebody. */
export function keepAnswersPrivate(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') && !reply.hasHeader('etag')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
