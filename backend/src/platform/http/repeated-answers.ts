import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/app-config.js';
import type { RoutedEndpoint } from './route.decorator.js';

/** When an answer may be given again, whole as it was, to whoever asks the same without a bearer. */
export interface Repetition {
  /** Asked for each request: it must be cheap. */
  isCurrent(): boolean;
  /** What a request brings about besides its answer: it is limited, it counts. Throws what the route throws. */
  admit?(request: FastifyRequest): Promise<void>;
  /** Headers that are not repeated: they say what is so while this request is answered. */
  ofTheMoment?(): Record<string, string>;
}

interface KeptAnswer extends Repetition {
  headers: Record<string, number | string | string[] | undefined>;
  bytes: Buffer;
}

const REPETITION = Symbol('repetition');
type Marked = FastifyRequest & { [REPETITION]?: Repetition };

/** Says that the answer of this request may be repeated. What it holds must be the same for everybody without a bearer. */
export function mayBeRepeated(reply: FastifyReply, repetition: Repetition): void {
  (reply.request as Marked)[REPETITION] = repetition;
}

/** The value that only makes an address new (M-186). */
const ANEW = /^\d{0,20}$/;
const isBare = (query: unknown): boolean =>
  Object.entries(query as object).every(([name, value]) => name === 'v' && ANEW.test(String(value)));
/** Belong to one request. */
const OWN_HEADERS = ['x-request-id', 'connection'];

/**
 * Answers of public reads that thousands get alike: the way through guards, pipes and handler is gone by one of them, the others get its
 * headers and bytes. An answer is kept per route with its parameters, calling page and compression; there are as many as there are sessions and days.
 */
export function repeatAnswers(fastify: FastifyInstance, origins: AppConfig['origins']): void {
  const kept = new Map<string, KeptAnswer>();
  const pages = new Set<string | undefined>([undefined, ...Object.values(origins)]);

  /** Null where the answer is somebody's own, or is not asked for in one of the few usual ways. */
  const keyOf = ({ method, routeOptions, params, query, headers }: FastifyRequest): string | null => {
    if (method !== 'GET' || headers.authorization !== undefined || !pages.has(headers.origin)) return null;
    // As the router has read them: two readers of one address could be told different things.
    if (!routeOptions.url || !isBare(query)) return null;
    const accepted = headers['accept-encoding'];
    const packing = accepted === undefined ? 'plain' : /\bbr\b/.test(String(accepted)) ? 'br' : null;
    return packing && `${packing} ${headers.origin ?? ''} ${routeOptions.url} ${JSON.stringify(params)}`;
  };

  fastify.addHook('onRequest', (request, reply, done) => {
    const key = kept.size === 0 ? null : keyOf(request);
    const answer = key === null ? undefined : kept.get(key);
    if (!answer?.isCurrent()) return done();
    const send = () => void reply.headers({ ...answer.headers, ...answer.ofTheMoment?.() }).send(answer.bytes);
    if (!answer.admit) return send();
    answer.admit(request).then(send, done);
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { [REPETITION]: repetition, routeOptions } = request as Marked;
    const { endpoint } = routeOptions.config as RoutedEndpoint;
    const key = repetition && endpoint?.access === 'public' ? keyOf(request) : null;
    if (repetition && key !== null && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
      const headers = reply.getHeaders();
      const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
      if (headers['set-cookie'] === undefined)
        kept.set(key, { ...repetition, headers: Object.fromEntries(shared), bytes: payload });
    }
    done(null, payload);
  });
}
