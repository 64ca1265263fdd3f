import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { AUDIT_LOG, type AuditLog } from '../application/audit-log.port.js';
import { storable, withoutSecrets } from './without-secrets.js';

type AuditedRequest = FastifyRequest & { principal?: Principal };

const BACK_OFFICE = /^\/api\/(prompts\/)?admin\//;

/**
 * Writes down every change in the back office and every sign-in there, with its outcome, before the answer leaves. Reading
 * is not written down, except for the files that are taken out of the house.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    @Inject(AUDIT_LOG) private readonly log: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuditedRequest>();
    if (!isAudited(request)) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap((answer: unknown) => from(this.record(request, reply.statusCode).then(() => answer))),
      catchError((error: unknown) =>
        from(this.record(request, statusOf(error))).pipe(mergeMap(() => throwError(() => error))),
      ),
    );
  }

  private record(request: AuditedRequest, status: number): Promise<void> {
    const body = request.body as Record<string, unknown> | undefined;
    const email = body?.['email'];
    return this.log.append({
      at: this.clock.now(),
      adminId: request.principal?.id ?? null,
      adminEmail: request.principal ? null : storable(typeof email === 'string' ? email.slice(0, 254) : ''),
      action: storable(`${request.method} ${pathOf(request)}`),
      details: withoutSecrets({ ...(request.query as object), ...body }, /promo-code/.test(routeOf(request))),
      status,
      address: request.ip,
      requestId: request.id,
    });
  }
}

/** The route that was found, not the address as it was written: `/api/%61dmin/…` leads to the back office too. */
const routeOf = ({ routeOptions }: AuditedRequest): string => routeOptions.url ?? '';

/** The route with the parts of the path that name the object. */
const pathOf = (request: AuditedRequest): string =>
  routeOf(request).replace(/:(\w+)/g, (_part, name: string) =>
    String((request.params as Record<string, unknown>)[name]).slice(0, 200),
  );

function isAudited(request: AuditedRequest): boolean {
  const route = routeOf(request);
  if (!BACK_OFFICE.test(route)) return false;
  return request.method !== 'GET' || route.startsWith('/api/admin/export/');
}

const statusOf = (error: unknown): number =>
  error instanceof AppError ? error.status : ((error as { status?: number }).status ?? 500);
