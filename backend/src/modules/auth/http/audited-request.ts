import type { EndpointSpec } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import type { ChangedRequest } from '../../../platform/http/noted-change.js';
import type { RoutedEndpoint } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';

/** A call that the audit log may name. */
export type AuditedRequest = ChangedRequest & {
  principal?: Principal;
  /** The account that a call without a token was about, once the call has proven it. */
  provenAdminId?: string;
  /** Set when the call reached the interceptor; a call that a guard refuses never does. */
  isInAuditLog?: boolean;
};

const BACK_OFFICE = /^\/api\/(prompts\/)?admin\//;

/** The route that was found, not the address as it was written: `/api/%61dmin/…` leads to the back office too. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => routeOptions.url ?? '';

/** Its row of the endpoint table. */
export const endpointOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): EndpointSpec | undefined =>
  (routeOptions.config as RoutedEndpoint).endpoint;

export const isBackOffice = (request: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  BACK_OFFICE.test(routeOf(request));
