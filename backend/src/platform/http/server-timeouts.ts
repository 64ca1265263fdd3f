import type { FastifyInstance } from 'fastify';

/**
 * How long a client may take to say what it wants. Node looks at its connections in intervals only, every 30 s by itself, so the
 * interval is part of the promise. `second`: milliseconds, shorter in tests.
 */
export const serverTimeouts = (second = 1_000) => ({
  requestTimeout: 15 * second,
  http: { headersTimeout: 10 * second, connectionsCheckingInterval: 5 * second },
});

/**
 * A server that closes waits for the answers that are under way. A client that stops reading would keep it, and with it the process,
 * for ever: ten seconds after the closing began its connection ends.
 */
export function disconnectSlowReaders(fastify: FastifyInstance, second = 1_000): void {
  fastify.addHook('preClose', (done) => {
    setTimeout(() => fastify.server.closeAllConnections(), 10 * second).unref();
    done();
  });
}
