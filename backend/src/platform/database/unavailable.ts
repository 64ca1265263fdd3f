/**
 * PostgreSQL says it goes down, comes up, has no room, or had to give up (class 57, 53, 08 of its error codes), or that this server is a
 * standby by now: another one takes writes, and the connection will soon lead there (25006).
 */
const UNAVAILABLE_SQLSTATE = /^(57P0[1-4]|57014|53\d{3}|08\d{3}|25P0[34]|25006)$/;
const TIMED_OUT_SQLSTATE = '57014';
const UNAVAILABLE_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** What the driver says when a statement gets no answer in time. */
export const SILENT = 'Query read timeout';
const UNAVAILABLE_TEXT =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/;

/** True where an error means "the database can't be asked right now", so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SOCKET.has(code) || UNAVAILABLE_TEXT.test(error.message))
    return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** True where PostgreSQL has ended the statement for its time: the database is slow, or the statement waited for somebody's lock. */
export function hasTimedOut(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === TIMED_OUT_SQLSTATE || hasTimedOut(error.cause));
}

const codeOf = (error: Error & { code?: string }): string => error.code ?? '';
