import type { ErrorCode } from '@summit/contracts';

/**
 * What went wrong: `http` = the server refused, `network` = it could not be reached, `timeout` = it took too long,
 * `aborted` = the caller gave up, `unreadable` = it answered 2xx with something that is not what the call promises.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'unreadable';

/** A code of the catalog, or one of a newer server that this client does not know yet. */
export type KnownOrNewCode = ErrorCode | (string & {});

export interface ApiErrorParts {
  kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  body?: unknown;
  /** Seconds of the header `Retry-After`. */
  retryAfter?: number | null;
  cause?: unknown;
}

const textOf = (body: unknown, name: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The only thing that a call throws. It shows nothing and leads nowhere: that is up to the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The body as received: parsed JSON, else text, else undefined. */
  readonly body: unknown;
  readonly retryAfter: number | null;

  constructor({ kind, status = 0, body, retryAfter = null, cause }: ApiErrorParts) {
    super(textOf(body, 'detail') ?? textOf(body, 'message') ?? (status ? `${kind} ${status}` : kind), { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** Code of the error catalog; null when the answer did not come from our API. */
  get code(): KnownOrNewCode | null {
    return textOf(this.body, 'code');
  }

  /** The server's text for people; null when it sent none. */
  get detail(): string | null {
    return textOf(this.body, 'detail') ?? textOf(this.body, 'message');
  }

  /** Text by field name; empty when no single field is to blame. */
  get fields(): Readonly<Record<string, string>> {
    const fields: unknown = typeof this.body === 'object' && this.body !== null ? Reflect.get(this.body, 'fields') : {};
    const entries = Object.entries(typeof fields === 'object' && fields !== null ? fields : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }

  /** Number under which the server's log has this failure. */
  get requestId(): string | null {
    return textOf(this.body, 'request_id');
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
