import { ApiError } from '@summit/api-client';

/** Where the answer does not say how long: what a web server says whose API has died. */
const WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 5;

/**
 * Makes a call of a purchase again where the process that had it died, or had no database. Only such calls: browser session and product are
 * their key (D-34), so the second answer is that of the first call, whatever came of it.
 */
export async function twiceAtMost<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (reason) {
    if (!(reason instanceof ApiError) || reason.code !== 'service_unavailable') throw reason;
    const seconds = Math.min(reason.retryAfter ?? WAIT_SECONDS, LONGEST_WAIT_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return call();
  }
}
