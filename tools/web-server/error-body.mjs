import { randomUUID } from 'node:crypto';
import { ERROR_CATALOG } from '@summit/contracts';

/**
 * An answer in the shape of the API's errors, for calls that do not reach it.
 * @param {'not_found' | 'service_unavailable'} code
 */
export function errorBody(code) {
  const { detail } = ERROR_CATALOG[code];
  return { success: false, detail, message: detail, code, request_id: randomUUID() };
}
