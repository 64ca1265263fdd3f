import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorCode } from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { AppError } from '../errors/app-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { errorBody } from './error-body.js';

/** What Nest and Fastify throw by themselves (bad JSON, unknown path, too large …), by status. */
const CODE_BY_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
};

/** Not on the wire: what the log says of a request without an answer, as nginx has it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The one place where an error becomes an answer: `{success: false, detail, message, code, request_id}` (C-102). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (request.raw.readableAborted) {
      this.forget(request, reply);
      return;
    }
    const error = toAppError(thrown);
    if (error.status >= 500) this.report(error, thrown, request);
    // Part of the answer is on the wire already: closing the connection is the only honest signal left.
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    if (error.status === 503) reply.header('retry-after', String(error.retryAfter ?? 2));
    else if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
    void reply.status(error.status).header('cache-control', 'no-store').send(errorBody(error, request.id));
  }

  /** The client has gone before its request was read: nobody waits for an answer, and nothing of ours has failed. */
  private forget(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.statusCode = CLIENT_CLOSED_REQUEST;
    this.logger.debug({ request_id: request.id, route: request.routeOptions?.url }, 'client closed the request');
    reply.hijack();
    reply.raw.destroy();
  }

  private report(error: AppError, thrown: unknown, request: FastifyRequest): void {
    const details = { request_id: request.id, route: request.routeOptions?.url, code: error.code };
    if (error.code === 'service_unavailable') {
      this.logger.warn(
        { ...details, reason: thrown instanceof Error ? thrown.message : 'unknown', ...kindOfCause(error) },
        'service unavailable',
      );
    } else {
      this.logger.error({ ...details, ...traceOf(thrown) }, 'unexpected error');
    }
  }
}

/** What was behind it, by its code or name: its message may be somebody else's, and hold a person. */
function kindOfCause({ cause }: AppError): { cause?: string } {
  if (typeof cause !== 'object' || cause === null) return {};
  const { code, name } = cause as { code?: unknown; name?: unknown };
  return { cause: String(code ?? name) };
}

/** Message, place and code only: what else PostgreSQL puts on an error (`detail`, `where`) quotes the row, and with it a person. */
function traceOf(thrown: unknown): { stack: string; sqlstate?: string } {
  if (!(thrown instanceof Error)) return { stack: String(thrown) };
  const { code } = thrown as Error & { code?: unknown };
  return { stack: thrown.stack ?? thrown.message, ...(typeof code === 'string' && { sqlstate: code }) };
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown)) return new AppError('service_unavailable', { cause: thrown });
  return new AppError(codeOf(thrown), { cause: thrown });
}

function codeOf(thrown: unknown): ErrorCode {
  const status = statusOf(thrown);
  if (status === undefined || status >= 500) return status === 503 ? 'service_unavailable' : 'internal';
  if (status === 400 && thrown instanceof Error && /JSON/i.test(thrown.message)) return 'invalid_json';
  return CODE_BY_STATUS[status] ?? 'validation_failed';
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number')
    return thrown.statusCode;
  return undefined;
}
