import type { Answer } from '../../answer.js';

/** The `error` of an answer, as Stripe writes it. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
  doc_url?: string;
}

/** A call that Stripe refuses. */
export class StripeError extends Error {
  override readonly name = 'StripeError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }

  answer(): Answer {
    const { code } = this.body;
    const help = code && { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` };
    return { status: this.status, body: { error: { ...this.body, ...help } } };
  }
}

/** 400: the request is wrong. `param` is written as in the form: `line_items[0][quantity]`. */
export function invalid(message: string, { code, param }: { code?: string; param?: string } = {}): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** 404 for an object in the path, 400 for one that a parameter names. */
export function resourceMissing(what: string, id: string, param?: string): StripeError {
  return new StripeError(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  });
}

/** 400 for what Stripe can do and this sandbox cannot: better than an answer that Stripe would not give. */
export function notProvided(what: string, param: string): StripeError {
  return invalid(`The sandbox does not provide ${what}.`, { param });
}

/** 429 and 500 for `Provider.failure`. */
export function failureAnswer(kind: 'server_error' | 'too_many_requests'): Answer {
  const error: StripeError =
    kind === 'server_error'
      ? new StripeError(500, {
          type: 'api_error',
          message: 'An error occurred with our connection to the card network. Please try again in a moment.',
        })
      : new StripeError(429, {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Request rate limit exceeded. Please slow down.',
        });
  return error.answer();
}

/** 409 while another request under the same key is worked on. */
export const keyInProgressAnswer = (): Answer =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key. Please try again later.',
  }).answer();
