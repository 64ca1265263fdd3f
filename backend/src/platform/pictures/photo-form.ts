import fastifyMultipart from '@fastify/multipart';
import { PROFILE_PHOTO_FIELD, PROFILE_PHOTO_MAX_BYTES } from '@summit/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';

/** Teaches the server multipart bodies; the request gate lets them through to the routes that take them. */
export function acceptPhotoUploads(fastify: FastifyInstance): void {
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
