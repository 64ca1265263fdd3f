import { CAPTIONS_MAX_BYTES } from '@summit/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import type { RoutedEndpoint } from '../../../platform/http/route.decorator.js';

/** Teaches the server WebVTT bodies, for the route that asks for them only. What is no UTF-8 is no WebVTT either. */
export function acceptCaptions(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'text/vtt',
    { parseAs: 'buffer', bodyLimit: CAPTIONS_MAX_BYTES },
    (request, body, done) => {
      const { endpoint } = request.routeOptions.config as RoutedEndpoint;
      if (endpoint?.bodyFormat !== 'vtt') {
        done(new AppError('unsupported_media_type'));
        return;
      }
      try {
        done(null, new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer));
      } catch (error) {
        done(new AppError('captions_invalid', { cause: error }));
      }
    },
  );
}
