import type { FastifyRequest } from 'fastify';
import { HOUR_MS } from '@summit/rules';
import type { Answer } from '../answer.js';

const KEEP = 2_000;

/** Answers by path and request id, with the time they were given. */
export type RequestLog = Record<string, { at: number; answer: Answer }>;

/** PayPal remembers request ids of refunds for 45 days and those of orders for six hours. */
function rememberedMs(url: string): number {
  return url.includes('/payments/') ? 45 * 24 * HOUR_MS : 6 * HOUR_MS;
}

/**
 * Answers a request once per `PayPal-Request-Id`: the same id at the same address gets the first answer again, whatever
 * its body; an order call that had made something then answers 200 instead of 201. Server errors and refused sign-ins
 * are not remembered. `work` is synchronous, so that two equal requests cannot overtake each other.
 */
export function answerOncePerRequestId(
  request: FastifyRequest,
  { log, now }: { log: RequestLog; now: number },
  work: () => Answer,
): Answer {
  const id = request.headers['paypal-request-id'];
  if (typeof id !== 'string' || id === '') return work();
  const key = `${request.url} ${id}`;
  const known = log[key];
  if (known && now - known.at < rememberedMs(request.url)) {
    const { answer } = known;
    return answer.status === 201 && request.url.includes('/checkout/') ? { ...answer, status: 200 } : answer;
  }
  const answer = work();
  if (answer.status < 500 && answer.status !== 401) log[key] = { at: now, answer };
  const keys = Object.keys(log);
  for (const old of keys.slice(0, Math.max(0, keys.length - KEEP))) delete log[old];
  return answer;
}
