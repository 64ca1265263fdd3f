import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, Sse } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  isRole,
  type DownloadedFile,
  type Endpoint,
  type EndpointShape,
  type EndpointSpec,
  type EventStream,
  type ResponseOf,
} from '@summit/contracts';
import { ApiBearerAuth, ApiConsumes } from './api-description.js';
import type { RateLimit } from '../rate-limit/rate-limiter.js';

export const ROUTE = 'summit:route';
export const RATE_LIMITS = 'summit:rate-limits';

/** What the server itself knows of a route: see `endpointOf` in `body-format.ts`. */
export interface RoutedEndpoint {
  endpoint?: EndpointSpec;
}

/** Files and events leave as streams, so the compiler can hold only JSON answers to the table. */
type HandlerOf<E> = (
  ...parameters: never[]
) => ResponseOf<E> extends DownloadedFile | EventStream<unknown> ? unknown : ResponseOf<E> | Promise<ResponseOf<E>>;

const PREFIX = '/api';

/**
 * Makes a method the route of one row of the endpoint table: its method, path, status, body format and who may call it. The
 * compiler checks that the method answers what the row promises.
 */
export function Route<E extends Endpoint<EndpointShape>>(endpoint: E) {
  const { method, path, status = 200, access, bodyFormat, answerFormat } = endpoint as EndpointSpec;
  const route = path.slice(PREFIX.length);
  const declare = applyDecorators(
    answerFormat === 'events' ? Sse(route) : RequestMapping({ method: RequestMethod[method], path: route }),
    HttpCode(status),
    SetMetadata(ROUTE, endpoint),
    RouteConfig({ endpoint } satisfies RoutedEndpoint),
    ...(isRole(access) ? [ApiBearerAuth()] : []),
    ...(bodyFormat === 'multipart' ? [ApiConsumes('multipart/form-data')] : []),
  );
  return <Handler extends HandlerOf<E>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => declare(target, name, descriptor);
}

/** Limits a route, per client address and per e-mail address (F-330). */
export const Limited = (...limits: RateLimit[]) => SetMetadata(RATE_LIMITS, limits);
