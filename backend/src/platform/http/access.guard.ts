import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isRole, type EndpointSpec } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ROUTE } from './route.decorator.js';
import { staffRefusal } from './staff-refusal.js';
import { bearerOf, TOKEN_VERIFIER, type Principal, type TokenVerifier } from './token-verifier.port.js';

type KnownRequest = FastifyRequest & { principal?: Principal };

/**
 * Global and default-deny: a handler that is no row of the endpoint table is refused. A public row may read a bearer that is worth
 * something (`optionalBearer`); one that is worth nothing is as good as none there.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(TOKEN_VERIFIER) private readonly tokens: TokenVerifier,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const endpoint = this.reflector.get<EndpointSpec | undefined>(ROUTE, context.getHandler());
    if (endpoint === undefined) throw new AppError('forbidden');
    const { access, optionalBearer } = endpoint;
    const role = isRole(access) ? access : optionalBearer;
    if (role === undefined) return true;
    return this.admit(context.switchToHttp().getRequest<KnownRequest>(), { endpoint, role, required: isRole(access) });
  }

  private async admit(
    request: KnownRequest,
    { endpoint, role, required }: { endpoint: EndpointSpec; role: Principal['role']; required: boolean },
  ): Promise<true> {
    const principal = await bearerOf(request, this.tokens, role);
    if (principal) request.principal = principal;
    else if (required) throw new AppError('unauthorized');
    const refusal = principal?.staff ? staffRefusal(endpoint, principal.staff, request.body) : null;
    if (refusal) throw new AppError(refusal);
    return true;
  }
}
