import { API_DOCS_PATH } from '@summit/contracts';
import { HttpStatus, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../../config/app-config.js';
import { BriefCache } from '../cache/brief-cache.js';
import { AppError } from '../errors/app-error.js';
import { describeApi } from './api-description.js';

/** Its page brings scripts of its own files and styles of its own text; everything else of ours answers data only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where the library puts its page, from the root of a host. */
const PAGE = API_DOCS_PATH.slice(1);

/**
 * OpenAPI page at `/api/docs`, JSON at `/api/docs-json`. Built on the first visit, because most processes never get one. It names
 * every call of the back office, so in production only the back office's host shows it.
 */
export function serveApiDocs(app: NestFastifyApplication, { production, origins }: AppConfig): void {
  const office = new URL(origins.admin).host;
  const fastify = app.getHttpAdapter().getInstance();
  // After the policy of all other answers, which lets nothing run.
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(API_DOCS_PATH)) return done();
    if (production && request.host !== office) return done(new AppError('not_found'));
    void reply.header('content-security-policy', POLICY);
    done();
  });
  // A visit that could not open them leaves nothing behind: the next one tries again.
  const docs = new BriefCache(() => openDocs(app), Infinity);
  for (const path of [API_DOCS_PATH, `${API_DOCS_PATH}/*`, `${API_DOCS_PATH}-json`, `${API_DOCS_PATH}-yaml`]) {
    fastify.get(path, async ({ url }, reply) => {
      const { statusCode, headers, rawPayload } = await (await docs.value()).inject({ method: 'GET', url });
      if (statusCode === HttpStatus.NOT_FOUND) throw new AppError('not_found');
      return reply.code(statusCode).headers(headers).send(rawPayload);
    });
  }
}

@Module({})
class DocsModule {}

/** The library adds its routes to an application before that starts, so it gets one of its own, which listens nowhere. */
async function openDocs(app: NestFastifyApplication) {
  const swagger = await import('@nestjs/swagger');
  describeApi(swagger);
  const description = new swagger.DocumentBuilder()
    .setTitle('Growth & Scale Summit')
    .setDescription('Errors answer `{success: false, detail, message, code, request_id}`.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const docs = await NestFactory.create<NestFastifyApplication>(DocsModule, new FastifyAdapter(), {
    logger: false,
    // A page of documents that fails ends no process.
    abortOnError: false,
  });
  swagger.SwaggerModule.setup(PAGE, docs, () => swagger.SwaggerModule.createDocument(app, description), {
    customSiteTitle: 'Growth & Scale Summit API',
  });
  await docs.init();
  return docs.getHttpAdapter().getInstance();
}
