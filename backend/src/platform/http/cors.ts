import { FORM_HEADERS } from '@summit/contracts';
import type { FastifyCorsOptions } from '@fastify/cors';
import type { AppConfig } from '../../config/app-config.js';
import { originsAt } from './endpoint-origins.js';

interface CorsRequest {
  url?: string;
  raw?: { url?: string };
}

/** Per-request CORS options for Nest's `enableCors`: each call is open to the pages that make it, by the endpoint table (S20, C-025). */
export const corsDelegate =
  (origins: AppConfig['origins']) =>
  (request: CorsRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void): void => {
    callback(null, {
      origin: originsAt(request.url ?? request.raw?.url ?? '', origins),
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'idempotency-key',
        'x-request-id',
        ...Object.values(FORM_HEADERS),
      ],
      exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
      credentials: true,
      maxAge: 86_400,
    });
  };
