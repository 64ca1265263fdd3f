import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const ACCEPTED = /^[A-Za-z0-9_-]{8,64}$/;

/** A caller may bring its own id (so that a trace spans services) if it can't break a log line or a header. */
export const requestId = (request: { headers: Record<string, string | string[] | undefined> }): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
};

export function answerRequestId(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
