import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** OpenAPI page at `/api/docs`, JSON at `/api/docs-json`. Built on the first visit, because most processes never get one. */
export function serveApiDocs(app: NestFastifyApplication): void {
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
