import type { FastifyInstance } from 'fastify';

/** Answers 304 without a body where a GET brings the ETag that its answer has. */
export function answerNotModified(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const known = request.headers['if-none-match'];
    // Streams are files, whose sender does this by itself.
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isWhole || !known || !isOneOf(known, etag)) {
      done(null, payload);
      return;
    }
    reply.status(304).removeHeader('content-encoding').removeHeader('content-type');
    done(null, '');
  });
}

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '');

const isOneOf = (known: string, etag: unknown): boolean =>
  typeof etag === 'string' &&
  (known.trim() === '*' || known.split(',').some((one) => withoutWeakness(one) === withoutWeakness(etag)));
