import { MINUTE_MS } from '@summit/rules';
import { AppError } from '../../../../platform/errors/app-error.js';

/** Says when a place that somebody else's open payment keeps may come free (C-111). Times in ms; full minutes, at least one. */
export function takenUntil(
  code: 'code_reserved' | 'spots_reserved' | 'reservations_open',
  { freeAt, now }: { freeAt: number; now: number },
): AppError {
  const minutes = Math.max(1, Math.ceil((freeAt - now) / MINUTE_MS));
  return new AppError(code, {
    values: { time: minutes === 1 ? '1 minute' : `${minutes} minutes` },
    retryAfter: minutes * 60,
  });
}
