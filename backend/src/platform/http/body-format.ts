import { CAPTIONS_MAX_BYTES, type BodyFormat } from '@summit/contracts';
import type { FastifyInstance } from 'fastify';
import type { RoutedEndpoint } from './route.decorator.js';

/** Largest body of a route whose row names no other format. */
export const JSON_BYTES = 32 * 1024;

/** Largest bodies of the other formats; nginx has its own, coarser limits. Photos are counted by the reader of the form. */
const LIMIT_BYTES: Record<BodyFormat, number> = {
  form: 4 * 1024,
  // 100,000 rows of a VIP import.
  csv: 16 * 1024 * 1024,
  multipart: 3 * 1024 * 1024,
  vtt: CAPTIONS_MAX_BYTES,
  // Objects of the payment providers are larger than anything that a browser sends us.
  raw: 256 * 1024,
};

/** Gives each route the body limit of its format. Must run before routes are registered. */
export function applyBodyLimits(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onRoute', (route) => {
    const format = (route.config as RoutedEndpoint | undefined)?.endpoint?.bodyFormat;
    if (format) route.bodyLimit = LIMIT_BYTES[format];
  });
}
