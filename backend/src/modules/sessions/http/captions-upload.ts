import { CAPTIONS_MAX_BYTES } from '@summit/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';

/**
 * Teaches the server WebVTT bodies; the request gate lets them through to the route that takes them. What is no UTF-8 is no WebVTT
 * either.
 */
export function acceptCaptions(fastify: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: CAPTIONS_MAX_BYTES } as const;
  fastify.addContentTypeParser('text/vtt', options, (_request, body: Buffer, done) => {
    try {
      done(null, new TextDecoder('utf-8', { fatal: true }).decode(body));
    } catch (error) {
      done(new AppError('captions_invalid', { cause: error }));
    }
  });
}
