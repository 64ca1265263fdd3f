import type { FastifyCorsOptions } from '@fastify/cors';
import type { AppConfig } from '../../config/app-config.js';

/** Which apps may call a path from a browser: each app its own area, the back office nothing but its own origin (S20, C-025). */
export function originsFor(path: string, origins: AppConfig['origins']): string[] {
  if (path.startsWith('/api/admin/') || path.startsWith('/api/prompts/admin/')) return [origins.admin];
  if (path.startsWith('/api/vip/')) return [origins.member];
  if (path.startsWith('/api/speaker/') || path.startsWith('/api/stripe/') || path.startsWith('/api/paypal/')) {
    return [origins.funnel];
  }
  return [origins.funnel, origins.member];
}

interface CorsRequest {
  url?: string;
  raw?: { url?: string };
}

/** As the router reads it: `/api/%61dmin/…` leads to the back office too. What can't be read is no route. */
function asRouted(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Per-request CORS options for Nest's `enableCors`. */
export const corsDelegate =
  (origins: AppConfig['origins']) =>
  (request: CorsRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void): void => {
    const path = asRouted(request.url ?? request.raw?.url ?? '');
    callback(null, {
      origin: originsFor(path, origins),
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-request-id'],
      exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
      credentials: true,
      maxAge: 86_400,
    });
  };
