import type { FastifyInstance } from 'fastify';

/**
 * What is read and says nothing about caches is kept by none: most answers are about somebody. Answers to changes are left alone: no
 * cache keeps them, and a browser holds a connection for a `no-store` body that nobody reads.
 */
export function keepAnswersPrivate(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onSend', ({ method }, reply, payload, done) => {
    const says = reply.hasHeader('cache-control') || reply.hasHeader('etag');
    if (method === 'GET' && !says) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
