import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { AUDIT_LOG, type AuditLog } from '../application/audit-log.port.js';
import { endpointOf, isBackOffice, routeOf, type AuditedRequest } from './audited-request.js';
import { knownFields } from './known-fields.js';
import { changeWithoutSecrets, storable, withoutSecrets } from './without-secrets.js';

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
    request.isInAuditLog = true;
    const known = knownFields(context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap((answer: unknown) => from(this.record(request, reply.statusCode, known).then(() => answer))),
      catchError((error: unknown) =>
        from(this.record(request, statusOf(error), known)).pipe(mergeMap(() => throwError(() => error))),
      ),
    );
  }

  private record(request: AuditedRequest, status: number, known: ReadonlySet<string>): Promise<void> {
    const body = fieldsOf(request.body);
    const email = body?.['email'];
    const route = routeOf(request);
    const adminId = request.principal?.id ?? request.provenAdminId ?? null;
    return this.log.append({
      at: this.clock.now(),
      adminId,
      adminEmail: adminId ? null : storable(typeof email === 'string' ? email.slice(0, 254) : ''),
      action: storable(`${request.method} ${pathOf(request)}`),
      details: {
        ...withoutSecrets({ ...(request.query as object), ...body }, { known, route }),
        ...(request.change && changeWithoutSecrets(request.change, route)),
      },
      status,
      address: request.ip,
      requestId: request.id,
    });
  }
}

/** A file's text has no fields; as an object it would have one for each character. */
const fieldsOf = (body: unknown): Record<string, unknown> | undefined =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;

/** The route with the parts of the path that name the object. */
const pathOf = (request: AuditedRequest): string =>
  routeOf(request).replace(/:(\w+)/g, (_part, name: string) =>
    String((request.params as Record<string, unknown>)[name]).slice(0, 200),
  );

function isAudited(request: AuditedRequest): boolean {
  if (!isBackOffice(request)) return false;
  return request.method !== 'GET' || endpointOf(request)?.answerFormat === 'file';
}

const statusOf = (error: unknown): number =>
  error instanceof AppError ? error.status : ((error as { status?: number }).status ?? 500);
