import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ACCESS, type Access } from './access.decorators.js';
import { TOKEN_VERIFIER, type Principal, type TokenVerifier } from './token-verifier.port.js';

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/;

/** Global and default-deny: a handler that declares no access is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(TOKEN_VERIFIER) private readonly tokens: TokenVerifier,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public' || access === 'provider') return true;
    if (access === undefined) throw new AppError('forbidden');
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
