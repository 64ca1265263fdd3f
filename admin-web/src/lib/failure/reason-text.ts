import { failureText } from '@summit/web-app/calls/failure-text';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';

const NO_ANSWER = 'The server did not answer. Please check your internet connection and try again.';

/** The server's text, else the document's `Unknown error`; what got no answer at all has a known reason. */
export const reasonText = (error: unknown, unknown: string): string =>
  failureText(error, isUnreachable(error) ? NO_ANSWER : unknown);

/** The server's text, else what failed; what got no answer at all is said with it. */
export const failedText = (error: unknown, failed: string): string =>
  failureText(error, isUnreachable(error) ? `${failed}${failed.endsWith('.') ? '' : ':'} ${NO_ANSWER}` : failed);
