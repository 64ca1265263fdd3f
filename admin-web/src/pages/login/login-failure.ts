import { isApiError } from '@summit/api-client';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { LOGIN_TEXTS } from './messages';

const MAX_TEXT = 200;

/** Why signing in failed, in the words of the documents (A-215, admin.md 8). */
export function loginFailure(error: unknown): string {
  if (isUnreachable(error)) return LOGIN_TEXTS.unreachable;
  if (!isApiError(error)) return LOGIN_TEXTS.failed;
  if (error.detail !== null) return error.detail;
  if (typeof error.body === 'object') return `Error: ${error.status}`;
  return `Server error: ${error.status} ${plainText(error.body)}`.trim();
}

/** What a server in between says in a few words; a page of its own is no text for people. */
const plainText = (body: unknown): string =>
  typeof body === 'string' && !body.includes('<') ? body.trim().slice(0, MAX_TEXT) : '';
