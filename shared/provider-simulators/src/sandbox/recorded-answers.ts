import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rows } from './row-file.js';

const KEEP = 5_000;

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** Answers by idempotency key, in a provider's file; the oldest make room. */
export type RecordedAnswers = Rows<{ fingerprint: string; answer: Answer }>;

export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

/**
 * Answers a request once per `Idempotency-Key` header: the same request again gets the recorded answer, another request
 * under the same key `conflict`. Without the header every request is worked on. `work` is synchronous, so that two equal
 * requests cannot overtake each other.
 */
export function answerOnce(
  request: FastifyRequest,
  { recorded, conflict }: { recorded: RecordedAnswers; conflict: Answer },
  work: () => Answer,
): Answer {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || header === '') return work();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body]))
    .digest('hex');
  const known = recorded.get(header);
  if (known) {
    if (known.fingerprint !== fingerprint) return conflict;
    return { ...known.answer, headers: { ...known.answer.headers, 'idempotent-replayed': 'true' } };
  }
  const answer = work();
  recorded.set(header, { fingerprint, answer });
  recorded.keepNewest(KEEP);
  return answer;
}
