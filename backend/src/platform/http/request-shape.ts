import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { PRINTABLE } from './text-rules.js';

/** No body of ours is half as deep. What walks deeper than this, walks until the stack ends. */
const MAX_DEPTH = 20;
/** Keys of objects and items of lists, all levels together. The largest body of ours replaces the shield's list of 500 domains by 500 others. */
const MAX_VALUES = 1_100;

/**
 * Refuses paths, and query strings of reads, that no table can hold (S27). Of changes the validation pipe refuses them, behind the
 * audit log, which has to see who tries.
 */
export function refuseUnprintable(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (!textsArePrintable(request.params)) return done(new AppError('not_found'));
    const refused = request.method === 'GET' && !textsArePrintable(request.query);
    done(refused ? new AppError('validation_failed') : undefined);
  });
}

/** Whether validating this body would cost more than it may. Looked at level by level, never by recursion. */
export function isTooComplex(body: unknown): boolean {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) => (isContainer(value) ? Object.values(value) : []));
    values += level.length;
    if (values > MAX_VALUES) return true;
  }
  return false;
}

const HALF_SIGN = /\p{Surrogate}/u;

/** Half of a surrogate pair is no text, and no table can hold it. For what is not too complex. */
export function hasHalfSigns(value: unknown): boolean {
  if (typeof value === 'string') return HALF_SIGN.test(value);
  return isContainer(value) && Object.values(value).some(hasHalfSigns);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** PostgreSQL can't store NUL, and no parameter of ours has a use for the other control characters. */
export function textsArePrintable(parameters: unknown): boolean {
  return Object.entries((parameters ?? {}) as Record<string, string | string[]>).every(([name, value]) =>
    [name, value].flat().every((text) => PRINTABLE.test(text)),
  );
}
