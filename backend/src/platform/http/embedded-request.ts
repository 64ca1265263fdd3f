import type { FastifyRequest } from 'fastify';

type Headers = FastifyRequest['headers'];

/**
 * Whether a page that is not ours makes the browser fetch this, as an image or a frame or by a script: its reader knows nothing of it.
 * A link that somebody follows is none, wherever it stands, and programs that are no browsers say nothing about it.
 */
export function isEmbeddedElsewhere(
  { origin, 'sec-fetch-site': site, 'sec-fetch-dest': destination }: Headers,
  allowedOrigins: readonly string[],
): boolean {
  if (site !== 'cross-site' || destination === 'document') return false;
  return origin === undefined || !allowedOrigins.includes(origin);
}
