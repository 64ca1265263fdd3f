import { RequestMethod, type INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EndpointSpec } from '@summit/contracts';
import { ROUTE } from './route.decorator.js';

export interface DeclaredRoute {
  method: string;
  /** As Nest knows it, with the global prefix: `/api/bonuses/download-by-email/:bonus_key`. */
  path: string;
  /** The row of the endpoint table that the route was made from; undefined for one that was made by hand. */
  endpoint: EndpointSpec | undefined;
  handler: string;
}

/** Every route of the application's controllers. The boot check and the tests read it. */
export function declaredRoutes(app: INestApplication): DeclaredRoute[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, (...args: unknown[]) => unknown>;
      const base = String(Reflect.getMetadata(PATH_METADATA, metatype!) ?? '');
      return scanner.getAllMethodNames(prototype).flatMap((name): DeclaredRoute[] => {
        const handler = prototype[name]!;
        const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
        if (path === undefined) return [];
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod] as string;
        const endpoint = Reflect.getMetadata(ROUTE, handler) as EndpointSpec | undefined;
        return [{ method, path: joinPath('/api', base, path), endpoint, handler: `${metatype!.name}.${name}` }];
      });
    });
}

/** Refuses to start with a route outside of the endpoint table: nothing would say who may call it (S12). */
export function requireDeclaredAccess(app: INestApplication): void {
  const undeclared = declaredRoutes(app).filter(({ endpoint }) => endpoint === undefined);
  if (undeclared.length > 0) {
    throw new Error(`Routes without @Route(): ${undeclared.map((route) => route.handler).join(', ')}`);
  }
}

const joinPath = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
