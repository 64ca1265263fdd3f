import type { FastifyInstance } from 'fastify';
import { RouteConfig } from '@nestjs/platform-fastify';

/** Lets a route take larger bodies than the application's default. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes } satisfies LimitedRoute);

interface LimitedRoute {
  bodyLimit?: number;
}

/** Makes `@BodyLimit()` work. Must run before routes are registered. */
export function applyBodyLimits(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onRoute', (route) => {
    const limit = (route.config as LimitedRoute | undefined)?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
