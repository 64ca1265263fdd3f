import { isApiError } from '@summit/api-client';
import { connectionErrorText, serverErrorText } from './messages';

/** What both steps say when a call fails, whatever the server's text (M-148, M-150). */
export function stepFailure(error: unknown): string {
  if (isApiError(error) && error.status > 0) return serverErrorText(error.status);
  const cause = isApiError(error) ? error.cause : error;
  return connectionErrorText(cause instanceof Error ? cause.message : '');
}
