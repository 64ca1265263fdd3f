import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { AUDIT_LOG, type AuditLog } from '../application/audit-log.port.js';
import { withoutSecrets } from './without-secrets.js';

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
    return this.log.append({
      at: this.clock.now(),
      adminId: request.principal?.id ?? null,
      adminEmail: request.principal ? null : String(body?.['email'] ?? '').slice(0, 254),
      action: `${request.method} ${request.url.split('?', 1)[0]}`,
      details: withoutSecrets({ ...(request.query as object), ...body }, /promo-code/.test(request.url)),
      status,
      address: request.ip,
      requestId: request.id,
    });
  }
}

function isAudited({ method, url }: AuditedRequest): boolean {
  if (!BACK_OFFICE.test(url)) return false;
  return method !== 'GET' || url.startsWith('/api/admin/export/');
}

const statusOf = (error: unknown): number =>
  error instanceof AppError ? error.status : ((error as { status?: number }).status ?? 500);
