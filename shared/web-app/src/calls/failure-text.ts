import { isApiError } from '@summit/api-client';

/** The server's text, else the document's fallback (member.md 8, admin.md 8). */
export const failureText = (error: unknown, fallback: string): string =>
  (isApiError(error) ? error.detail : null) ?? fallback;
