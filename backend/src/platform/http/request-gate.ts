import type { BodyFormat, EndpointSpec } from '@summit/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/app-config.js';
import { AppError } from '../errors/app-error.js';
import { originsOf } from './endpoint-origins.js';
import type { RoutedEndpoint } from './route.decorator.js';

/** What a row's body may say that it is. Notifications of providers are JSON too; only their bytes are kept besides. */
const CONTENT_TYPE: Record<BodyFormat | 'json', RegExp> = {
  json: /^application\/json *(?:;|$)/i,
  raw: /^application\/json *(?:;|$)/i,
  csv: /^text\/csv *(?:;|$)/i,
  // One-click unsubscribe of mail programs (RFC 8058) can send nothing else.
  form: /^application\/x-www-form-urlencoded *(?:;|$)/i,
  multipart: /^multipart\/form-data *;/i,
  vtt: /^text\/vtt *(?:;|$)/i,
};
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Sites that a browser names when the page that asks is not our own. */
const FOREIGN_SITES = new Set(['cross-site', 'same-site']);

type Headers = FastifyRequest['headers'];

/**
 * What is asked of a request before its body is read, by the row of its route: the content type of the row (no HTML form can
 * send JSON), and, where something is changed, a page that may make this call (C-115). Programs send no Origin and pass.
 */
export function guardRequests(fastify: Pick<FastifyInstance, 'addHook'>, origins: AppConfig['origins']): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config as RoutedEndpoint;
    if (!endpoint || READS.has(request.method)) return done();
    if (isForeign(request.headers, originsOf(endpoint, origins))) return done(new AppError('forbidden'));
    done(hasOtherType(request.headers, endpoint) ? new AppError('unsupported_media_type') : undefined);
  });
}

function isForeign({ origin, 'sec-fetch-site': site }: Headers, allowed: readonly string[]): boolean {
  if (origin !== undefined) return !allowed.includes(origin);
  return typeof site === 'string' && FOREIGN_SITES.has(site);
}

const hasOtherType = ({ 'content-type': type }: Headers, { bodyFormat }: EndpointSpec): boolean =>
  type !== undefined && !CONTENT_TYPE[bodyFormat ?? 'json'].test(type);
