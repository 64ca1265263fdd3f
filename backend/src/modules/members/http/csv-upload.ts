import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';

/** A byte order mark of UTF-16 in either order. */
const isUtf16 = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Teaches the server CSV bodies; each route has the limit of its format. A file in another encoding is refused here: read as UTF-8
 * its names would be stored broken.
 */
export function acceptCsv(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    try {
      if (isUtf16(body) || body.includes(0)) throw new AppError('csv_not_utf8');
      done(null, new TextDecoder('utf-8', { fatal: true }).decode(body));
    } catch (error) {
      done(error instanceof AppError ? error : new AppError('csv_not_utf8', { cause: error }));
    }
  });
}
