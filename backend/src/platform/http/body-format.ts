import { CAPTIONS_MAX_BYTES, isRole, type BodyFormat } from '@summit/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { RoutedEndpoint } from './route.decorator.js';
import { bearerOf, type TokenVerifier } from './token-verifier.port.js';

/** Largest body of a route whose row names no other format. */
export const JSON_BYTES = 32 * 1024;

/** Largest bodies of the other formats; nginx has its own, coarser limits. Photos are counted by the reader of the form. */
const LIMIT_BYTES: Record<BodyFormat, number> = {
  form: 4 * 1024,
  // 100,000 rows of a VIP import.
  csv: 16 * 1024 * 1024,
  // Photos of the back office; their limit is 8 MB.
  multipart: 9 * 1024 * 1024,
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

/**
 * Reads no file of a stranger. The guard comes behind the reading of the body, and a file may be 16 MB: enough of them at once
 * would fill the memory before anybody is asked who they are.
 */
export function refuseFilesOfStrangers(fastify: Pick<FastifyInstance, 'addHook'>, tokens: TokenVerifier): void {
  fastify.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config as RoutedEndpoint;
    if (!endpoint?.bodyFormat || !isRole(endpoint.access)) return;
    if ((await bearerOf(request, tokens, endpoint.access)) === null) throw new AppError('unauthorized');
  });
}
