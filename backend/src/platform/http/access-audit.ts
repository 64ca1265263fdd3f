import { RequestMethod, type INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS, type Access } from './access.decorators.js';

export interface DeclaredRoute {
  method: string;
  /** As Nest knows it, with the global prefix: `/api/bonuses/download-by-email/:bonus_key`. */
  path: string;
  access: Access | undefined;
  handler: string;
}

/** Every route of the application with the access it declares. The boot check, the tests and the OpenAPI page read it. */
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
        const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype!)) as
          Access | undefined;
        return [{ method, path: joinPath('/api', base, path), access, handler: `${metatype!.name}.${name}` }];
      });
    });
}

/** Refuses to start with a route that says nothing about who may call it (S12). */
export function requireDeclaredAccess(app: INestApplication): void {
  const undeclared = declaredRoutes(app).filter((route) => route.access === undefined);
  if (undeclared.length > 0) {
    throw new Error(`Routes without @Public() or @ForRole(): ${undeclared.map((route) => route.handler).join(', ')}`);
  }
}

const joinPath = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
