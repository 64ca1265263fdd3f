import fastifyMultipart from '@fastify/multipart';
import { PROFILE_PHOTO_FIELD, PROFILE_PHOTO_MAX_BYTES } from '@summit/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import type { RoutedEndpoint } from '../../../platform/http/route.decorator.js';

const MULTIPART = /^multipart\//i;

/** Teaches the server multipart bodies, for the routes that ask for them only. */
export function acceptPhotoUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config as RoutedEndpoint;
    const refused = endpoint?.bodyFormat !== 'multipart' && MULTIPART.test(request.headers['content-type'] ?? '');
    done(refused ? new AppError('unsupported_media_type') : undefined);
  });
  fastify.register(fastifyMultipart, {
    limits: { fileSize: PROFILE_PHOTO_MAX_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1_000, headerPairs: 20 },
  });
}

/** The bytes of the one file. Throws `photo_required`, `photo_too_large`, `photo_unreadable`. */
export async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('photo_required');
  try {
    const file = await request.file();
    if (file?.fieldname !== PROFILE_PHOTO_FIELD) throw new AppError('photo_required');
    const bytes = await file.toBuffer();
    if (bytes.length === 0) throw new AppError('photo_required');
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(isTooLarge(error) ? 'photo_too_large' : 'photo_unreadable', { cause: error });
  }
}

const isTooLarge = (error: unknown): boolean => (error as { statusCode?: unknown }).statusCode === 413;
