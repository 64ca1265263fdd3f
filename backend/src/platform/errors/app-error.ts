import { ERROR_CATALOG, type ErrorCode } from '@summit/contracts';

interface Details {
  cause?: unknown;
  /** Field name to message, for forms. */
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** What the placeholders of the catalog's text stand for. */
  values?: Record<string, string>;
  /** Further fields of the answer that the contract of the call names, such as `quote` with `price_changed`. */
  extra?: Record<string, unknown>;
}

/** The only error that application code throws. Status and text come from the catalog, so free text is impossible. */
export class AppError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly extra?: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(filled(ERROR_CATALOG[code].detail, details.values ?? {}), { cause: details.cause });
    this.name = 'AppError';
    this.status = ERROR_CATALOG[code].status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.extra = details.extra;
  }
}

const filled = (detail: string, values: Record<string, string>): string =>
  detail.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
