import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Of a form that says nothing else. */
const FILE_BYTES = 2 * 1024 * 1024;

export interface PhotoForm {
  photo: Buffer;
  /** The other fields by name. */
  texts: ReadonlyMap<string, string>;
}

export interface PhotoFormRules {
  /** Name of the one file field. */
  field: string;
  maxBytes: number;
  /** Error of a file that has more. */
  tooLarge: AppError['code'];
}

/** Teaches the server multipart bodies; the request gate lets them through to the routes that take them. Once for all modules. */
export function acceptPhotoForms(fastify: FastifyInstance): void {
  fastify.register(fastifyMultipart, {
    limits: { fileSize: FILE_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1_000, headerPairs: 20 },
  });
}

/** The one file and what stands beside it. Throws `photo_required`, `photo_unreadable` for a broken form, and `tooLarge`. */
export async function readPhotoForm(request: FastifyRequest, rules: PhotoFormRules): Promise<PhotoForm> {
  if (!request.isMultipart()) throw new AppError('photo_required');
  const texts = new Map<string, string>();
  let photo: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits: { fileSize: rules.maxBytes } })) {
      if (part.type === 'field') texts.set(part.fieldname, String(part.value));
      else if (part.fieldname === rules.field) photo = await part.toBuffer();
      else throw new AppError('photo_required');
    }
  } catch (error) {
    // The rest that nobody reads would stand before the next request on this connection, which may be somebody else's.
    request.raw.unpipe().resume();
    if (error instanceof AppError) throw error;
    throw new AppError(isTooLarge(error) ? rules.tooLarge : 'photo_unreadable', { cause: error });
  }
  if (photo === null || photo.length === 0) throw new AppError('photo_required');
  return { photo, texts };
}

/** Too many fields are a 413 to the library, too. */
const isTooLarge = (error: unknown): boolean => (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';
