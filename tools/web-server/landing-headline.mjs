// Asks the backend which headline a visitor of the landing page sees (C-080). nginx does the same by a subrequest (docker/nginx/landing-rules.mjs).
import { HEADLINE_HEADER, HEADLINE_VARIANT_HEADER, landingHeadlineEndpoint } from '@summit/contracts';

/** The page does not wait longer for the backend than this. */
export const HEADLINE_PATIENCE_MS = 1_000;
/** What decides: who looks, with what, and whether a page is loaded. */
const PASSED = ['cookie', 'user-agent', 'sec-fetch-dest'];

/**
 * Null where the headline is the built one, and when the backend is away: then the page is what was built.
 * @param {string} apiOrigin
 * @param {import('fastify').FastifyRequest} request
 * @param {number} patienceMs
 * @returns {Promise<{ headline: string, variant: string, cookies: string[] } | null>}
 */
export async function askHeadline(apiOrigin, { headers, socket, protocol }, patienceMs) {
  const passed = PASSED.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const answer = await fetch(`${apiOrigin}${landingHeadlineEndpoint.path}`, {
    headers: {
      ...Object.fromEntries(passed),
      'x-forwarded-for': socket.remoteAddress ?? '',
      'x-forwarded-proto': protocol,
      'x-forwarded-host': headers.host ?? '',
    },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  await answer?.body?.cancel();
  const headline = answer?.headers.get(HEADLINE_HEADER);
  const variant = answer?.headers.get(HEADLINE_VARIANT_HEADER);
  return answer?.ok && headline && variant ? { headline, variant, cookies: answer.headers.getSetCookie() } : null;
}
