import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Telemetry } from '../telemetry/telemetry.js';
import { inTrace, spanFrom, type TraceContext } from '../telemetry/trace-context.js';
import type { RoutedEndpoint } from './route.decorator.js';

const TRACE = Symbol('trace');
type Traced = FastifyRequest & { [TRACE]: TraceContext | null };

/** What is no row of the endpoint table: files, unknown paths. */
const ELSE = { path: 'other', method: 'other' };

/**
 * Every request is part of a trace: the caller's (`traceparent`), or a new one. It goes on in whatever the request begins, and stands in
 * the log.
 */
export function traceRequests(fastify: FastifyInstance, telemetry: Telemetry): void {
  fastify.decorateRequest(TRACE, null);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const trace = spanFrom(request.headers.traceparent);
    (request as Traced)[TRACE] = trace;
    inTrace(trace, done);
  });
  // A body arrives as news of its connection, which knows no request.
  fastify.addHook('preValidation', (request, _reply, done) => resume(request, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const trace = (request as Traced)[TRACE];
    const endpoint = (request.routeOptions.config as RoutedEndpoint | undefined)?.endpoint;
    // A stream of events lasts as long as somebody looks at the page, which says nothing of us.
    if (trace && endpoint?.answerFormat !== 'events') {
      const { path, method } = endpoint ?? ELSE;
      const outcome = `${Math.floor(reply.statusCode / 100)}xx`;
      telemetry.ended({ kind: 'request', name: path, method, outcome, trace }, reply.elapsedTime);
    }
    resume(request, done);
  });
}

function resume(request: FastifyRequest, done: () => void): void {
  const trace = (request as Traced)[TRACE];
  if (trace) inTrace(trace, done);
  else done();
}
