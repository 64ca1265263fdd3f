import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from './token-verifier.port.js';

/** Who calls a public row with `optionalBearer`; null for nobody that we know. */
export const knownPrincipal = (request: FastifyRequest & { principal?: Principal }): Principal | null =>
  request.principal ?? null;

/** Who calls, on a route with `@ForRole(...)`: the access guard has checked the token. */
export const CurrentPrincipal = createParamDecorator((_data: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<FastifyRequest & { principal?: Principal }>();
  if (!principal) throw new Error('CurrentPrincipal needs a route with @ForRole()');
  return principal;
});

/** Who calls, on a route whose row has an `optionalBearer`; null for everybody else. */
export const OptionalPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<FastifyRequest & { principal?: Principal }>().principal ?? null,
);
