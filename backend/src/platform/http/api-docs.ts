import { API_DOCS_PATH } from '@summit/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { AppConfig } from '../../config/app-config.js';
import { AppError } from '../errors/app-error.js';

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

/**
 * OpenAPI page at `/api/docs`, JSON at `/api/docs-json`. Built on the first visit, because most processes never get one. It names
 * every call of the back office, so in production only the back office's host shows it.
 */
export function serveApiDocs(app: NestFastifyApplication, { production, origins }: AppConfig): void {
  const office = new URL(origins.admin).host;
  const fastify = app.getHttpAdapter().getInstance();
  // After helmet, whose policy lets nothing run.
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(API_DOCS_PATH)) return done();
    if (production && request.host !== office) return done(new AppError('not_found'));
    void reply.header('content-security-policy', POLICY);
    done();
  });
  const description = new DocumentBuilder()
    .setTitle('Growth & Scale Summit')
    .setDescription('Errors answer `{success: false, detail, message, code, request_id}`.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    customSiteTitle: 'Growth & Scale Summit API',
  });
}
