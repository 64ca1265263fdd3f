import type { ErrorBody } from '@summit/contracts';
import type { AppError } from '../errors/app-error.js';

/** The one shape of an error on the wire (C-102). */
export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  ...error.extra,
  success: false,
  detail: error.message,
  message: error.message,
  code: error.code,
  request_id: requestId,
  ...(error.fields && { fields: error.fields }),
});
