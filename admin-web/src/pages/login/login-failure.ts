import { isApiError } from '@summit/api-client';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { LOGIN_TEXTS } from './messages';

/** Why signing in failed, in the words of the documents (admin.md 8). */
export function loginFailure(error: unknown): string {
  if (isUnreachable(error)) return LOGIN_TEXTS.unreachable;
  if (!isApiError(error)) return LOGIN_TEXTS.failed;
  return error.detail ?? `Server error: ${error.status}`;
}
