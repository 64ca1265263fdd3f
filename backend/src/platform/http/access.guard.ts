import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isRole, type EndpointSpec } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ROUTE } from './route.decorator.js';
import { TOKEN_VERIFIER, type Principal, type TokenVerifier } from './token-verifier.port.js';

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/;

/** Global and default-deny: a handler that is no row of the endpoint table is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(TOKEN_VERIFIER) private readonly tokens: TokenVerifier,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.get<EndpointSpec | undefined>(ROUTE, context.getHandler())?.access;
    if (access === undefined) throw new AppError('forbidden');
    if (!isRole(access)) return true;
    return this.admit(context.switchToHttp().getRequest<FastifyRequest & { principal?: Principal }>(), access);
  }

  private async admit(request: FastifyRequest & { principal?: Principal }, role: Principal['role']): Promise<true> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const principal = token ? await this.tokens.verify(token, role) : null;
    if (!principal) throw new AppError('unauthorized');
    request.principal = principal;
    return true;
  }
}
