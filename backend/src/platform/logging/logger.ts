import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentTrace } from '../telemetry/trace-context.js';
import { noteLoggedAlert } from './logged-alerts.js';

/** Names under which a secret could slip into a log line. */
const SECRET_KEYS = ['password', 'token', 'secret', 'authorization', 'cookie', 'signature', 'email', 'phone', 'name'];

/**
 * JSON lines on stdout; what a request or job logs, and what comes of it, has one `trace_id`. Callers log identifiers and codes, never request bodies or URLs with a query; the redaction here is the
 * net under that rule.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: (line: { alert?: unknown }) => {
      if (line.alert !== undefined) noteLoggedAlert(line.alert);
      const trace = currentTrace();
      return trace ? { trace_id: trace.traceId } : {};
    },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Lets Nest's own messages go through the same JSON log. */
@Injectable()
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    const stack = message instanceof Error ? message.stack : typeof rest[0] === 'string' ? rest[0] : undefined;
    this.logger.error({ stack, context: rest.at(-1) }, message instanceof Error ? message.message : String(message));
  }

  fatal(message: unknown): void {
    this.logger.fatal(String(message));
  }
}

export const LOGGER = Symbol('LOGGER');
export type { Logger };
