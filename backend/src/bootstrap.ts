import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AppModule, type AppParts } from './app.module.js';
import { AppError } from './platform/errors/app-error.js';
import { Readiness } from './platform/health/readiness.js';
import { requireDeclaredAccess } from './platform/http/access-audit.js';
import { applyBodyLimits, JSON_BYTES, refuseFilesOfStrangers } from './platform/http/body-format.js';
import { keepAnswersPrivate } from './platform/http/cache-control.js';
import { answerNotModified } from './platform/http/conditional-get.js';
import { corsDelegate } from './platform/http/cors.js';
import { errorBody } from './platform/http/error-body.js';
import { serveApiDocs } from './platform/http/api-docs.js';
import { answerRequestId, requestId } from './platform/http/request-id.js';
import { guardRequests } from './platform/http/request-gate.js';
import { traceRequests } from './platform/http/request-trace.js';
import { logRequests } from './platform/http/request-log.js';
import { repeatAnswers } from './platform/http/repeated-answers.js';
import { refuseUnprintable } from './platform/http/request-shape.js';
import { answerSecurityHeaders } from './platform/http/security-headers.js';
import { disconnectSlowReaders, serverTimeouts } from './platform/http/server-timeouts.js';
import { TOKEN_VERIFIER, type TokenVerifier } from './platform/http/token-verifier.port.js';
import { NestLogger } from './platform/logging/logger.js';
import { Telemetry } from './platform/telemetry/telemetry.js';

/** Bodies are checked by DTOs, so no route has a schema, and the compilers for schemas are not loaded. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

/** Builds the whole application, not yet listening. Used by the process, by the tests and by the benchmark alike. */
export async function createApp(parts: AppParts): Promise<NestFastifyApplication> {
  const { config, logger } = parts;
  const adapter = new FastifyAdapter({
    bodyLimit: JSON_BYTES,
    ...serverTimeouts(),
    trustProxy: config.http.trustedProxies,
    genReqId: requestId,
    // Idle keep-alive connections end at once on shutdown; requests in flight finish.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 512 },
    schemaController: NO_SCHEMAS,
    frameworkErrors: answerBrokenUrl,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(parts), adapter, {
    rawBody: true,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const fastify = app.getHttpAdapter().getInstance();
  applyBodyLimits(fastify as never);
  answerRequestId(fastify as never);
  traceRequests(fastify as never, app.get(Telemetry));
  logRequests(fastify as never, logger);
  answerNotModified(fastify as never);
  keepAnswersPrivate(fastify as never);
  closeKeepAliveWhileDraining(app);
  repeatAnswers(fastify as never, config.origins);
  // Before what refuses: a refusal is an answer like all others.
  answerSecurityHeaders(fastify as never);
  disconnectSlowReaders(fastify as never);
  guardRequests(fastify as never, config.origins);
  refuseFilesOfStrangers(fastify as never, app.get<TokenVerifier>(TOKEN_VERIFIER, { strict: false }));
  refuseUnprintable(fastify as never);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  app.enableCors(corsDelegate(config.origins) as never);
  app.setGlobalPrefix('api');
  requireDeclaredAccess(app);
  serveApiDocs(app, config);
  return app;
}

function refuseSchema(): never {
  throw new Error('A route has a schema of Fastify; rules belong into its DTO');
}

/** A URL that can't even be decoded reaches no route, so no hook and no filter either. */
function answerBrokenUrl(_error: Error, request: { id: string }, reply: Pick<FastifyReply, 'status'>): void {
  const error = new AppError('not_found');
  void reply.status(error.status).header('x-request-id', request.id).send(errorBody(error, request.id));
}

/** A client that keeps its connection learns with its next answer that it should connect elsewhere. */
function closeKeepAliveWhileDraining(app: NestFastifyApplication): void {
  const readiness = app.get(Readiness);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (_request, reply, payload, done) => {
      if (readiness.isDraining) reply.header('connection', 'close');
      done(null, payload);
    });
}
