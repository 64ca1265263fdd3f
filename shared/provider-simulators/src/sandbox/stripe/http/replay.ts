import { createHash } from 'node:crypto';
import type { Answer } from '../../answer.js';
import { StripeError } from './stripe-error.js';

const KEEP = 2_000;
const DAY = 86_400;

/** Answers by idempotency key. */
export type StoredAnswers = Record<string, { fingerprint: string; at: number; requestId: string; answer: Answer }>;

export interface ReplayRequest {
  key: string;
  path: string;
  params: object;
  requestId: string;
  /** Seconds by the sandbox clock. */
  now: number;
}

/**
 * Answers a POST once per `Idempotency-Key`, for 24 hours: the same request again gets the first answer with
 * `Idempotent-Replayed: true`, another request under the key 400 `idempotency_error`. What was carried out is remembered,
 * a declined card (402) too; a refused request (400, 404) is not. `work` is synchronous, so that two equal requests
 * cannot overtake each other.
 */
export function answerOncePerKey(stored: StoredAnswers, request: ReplayRequest, work: () => Answer): Answer {
  const { key, path, params, requestId, now } = request;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([path, params]))
    .digest('hex');
  const known = Object.hasOwn(stored, key) ? stored[key] : undefined;
  if (known && now - known.at < DAY) {
    if (known.fingerprint !== fingerprint) throw otherParameters(key);
    const headers = { 'idempotent-replayed': 'true', 'original-request': known.requestId };
    return { ...known.answer, headers: { ...known.answer.headers, ...headers } };
  }
  const answer = work();
  if (answer.status === 200 || answer.status === 402) {
    delete stored[key];
    stored[key] = { fingerprint, at: now, requestId, answer };
    const keys = Object.keys(stored);
    for (const old of keys.slice(0, Math.max(0, keys.length - KEEP))) delete stored[old];
  }
  return answer;
}

function otherParameters(key: string): StripeError {
  return new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
