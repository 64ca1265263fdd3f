import { FORM_HEADERS, SERVER_TIME_HEADER } from '@summit/contracts';
import type { FastifyCorsOptions } from '@fastify/cors';
import type { AppConfig } from '../../config/app-config.js';
import { originsAt } from './endpoint-origins.js';

interface CorsRequest {
  url?: string;
  raw?: { url?: string };
}

/** Lists as they leave, because the plugin would join them anew for each request. */
const SAME_FOR_ALL = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].join(', '),
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'x-request-id',
    ...Object.values(FORM_HEADERS),
  ].join(', '),
  exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition', SERVER_TIME_HEADER].join(', '),
  credentials: true,
  maxAge: 86_400,
} satisfies FastifyCorsOptions;

/** Per-request CORS options for Nest's `enableCors`: each call is open to the pages that make it, by the endpoint table (S20, C-025). */
export const corsDelegate =
  (origins: AppConfig['origins']) =>
  (request: CorsRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void): void => {
    callback(null, { ...SAME_FOR_ALL, origin: originsAt(request.url ?? request.raw?.url ?? '', origins) });
  };
