import { ApiError } from '@summit/api-client';
import { ERROR_CATALOG, type ErrorBody, type ErrorCode } from '@summit/contracts';

/** An answer outside 2xx. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** The server can't be reached, or the browser does not let a script reach it. */
export const UNREACHABLE = Symbol('unreachable');

/** A refusal by its code, with the catalog's status and text. */
export function refused(code: ErrorCode, more: object = {}): Refusal {
  const { status, detail } = ERROR_CATALOG[code];
  const body: ErrorBody = { success: false, detail, message: detail, code, request_id: 'r-1', ...more };
  return new Refusal(status, body);
}

/** A refusal that did not come from our API and has no text for people. */
export const mute = (status: number): Refusal => new Refusal(status, '');

/** The same refusal as the error that callers of the client catch. */
export function refusalError(code: ErrorCode, more: object = {}): ApiError {
  const { status, body } = refused(code, more);
  return new ApiError({ kind: 'http', status, body });
}
