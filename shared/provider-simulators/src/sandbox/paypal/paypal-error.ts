import { randomBytes } from 'node:crypto';
import type { Answer } from '../answer.js';

/** The issues this sandbox raises, with the HTTP status PayPal gives each. */
export const ISSUES = {
  MISSING_REQUIRED_PARAMETER: [400, 'A required field / parameter is missing.'],
  INVALID_PARAMETER_SYNTAX: [400, 'The value of a field does not conform to the expected format.'],
  INVALID_PARAMETER_VALUE: [400, 'The value of a field is invalid.'],
  INVALID_STRING_LENGTH: [400, 'The value of a field is either too short or too long.'],
  INVALID_ARRAY_MIN_ITEMS: [400, 'The number of items in an array parameter is too small.'],
  MALFORMED_REQUEST_JSON: [400, 'The request JSON is not well formed.'],
  NOT_SUPPORTED: [400, 'This sandbox simulates one purchase unit in USD with the intent CAPTURE.'],
  RESULTSET_TOO_LARGE: [
    400,
    'Result set size is greater than the maximum limit. Change the filter criteria and try again.',
  ],
  INVALID_RESOURCE_ID: [404, 'Specified resource ID does not exist. Please check the resource ID and try again.'],
  AMOUNT_MISMATCH: [
    422,
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ],
  ITEM_TOTAL_MISMATCH: [
    422,
    'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ],
  ITEM_TOTAL_REQUIRED: [
    422,
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  ],
  DECIMAL_PRECISION: [422, 'If the currency supports decimals, only two decimal place precision is supported.'],
  CANNOT_BE_NEGATIVE: [
    422,
    'Must be greater than or equal to 0. If the currency supports decimals, only two decimal place precision is supported.',
  ],
  CANNOT_BE_ZERO_OR_NEGATIVE: [
    422,
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  ],
  DUPLICATE_INVOICE_ID: [
    422,
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  ],
  ORDER_NOT_APPROVED: [
    422,
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call.",
  ],
  ORDER_ALREADY_CAPTURED: [422, "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed."],
  INSTRUMENT_DECLINED: [
    422,
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  CAPTURE_FULLY_REFUNDED: [422, 'The capture has already been fully refunded'],
  REFUND_AMOUNT_EXCEEDED: [
    422,
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ],
  REFUND_NOT_ALLOWED: [422, 'Capture cannot be refunded.'],
  PENDING_CAPTURE: [422, 'Cannot initiate a refund as the capture is pending.'],
  TRANSACTION_DISPUTED: [422, 'Partial refunds cannot be offered while a case is open for the transaction.'],
} as const satisfies Record<string, readonly [number, string]>;

export type Issue = keyof typeof ISSUES;

const NAMES: Record<number, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
};

interface Place {
  /** JSON pointer of the field that is wrong. */
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

export interface Link {
  href: string;
  rel: string;
  method: 'GET' | 'POST';
}

interface ErrorBody {
  name: string;
  message: string;
  details?: object[];
  links?: Link[];
}

/** Any error in the shape of PayPal's REST answers, with a fresh debug id. */
export function errorAnswer(status: number, body: ErrorBody, headers?: Record<string, string>): Answer {
  const debug_id = randomBytes(7).toString('hex').slice(0, 13);
  return { status, headers: { 'paypal-debug-id': debug_id, ...headers }, body: { ...body, debug_id } };
}

/** An issue by its name, also one that only `PayPal-Mock-Response` asks for. */
export function issueAnswer(issue: string, place: Place = {}, links: Link[] = []): Answer {
  const [status, description] = Object.hasOwn(ISSUES, issue)
    ? ISSUES[issue as Issue]
    : [422, 'The request was refused.'];
  const [name, message] = NAMES[status] ?? ['UNPROCESSABLE_ENTITY', description];
  const details = [{ ...place, issue, description }];
  const help = `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`;
  return errorAnswer(status, {
    name,
    message,
    details,
    links: [...links, { href: help, rel: 'information_link', method: 'GET' }],
  });
}

export function serverErrorAnswer(): Answer {
  const [name, message] = NAMES[500] as [string, string];
  return errorAnswer(500, { name, message });
}

/** A call that PayPal refuses. */
export class PaypalError extends Error {
  override readonly name = 'PaypalError';

  constructor(
    readonly issue: Issue,
    private readonly place: Place = {},
    private readonly links: Link[] = [],
  ) {
    super(`${issue}${place.field ? ` at ${place.field}` : ''}`);
  }

  answer(): Answer {
    return issueAnswer(this.issue, this.place, this.links);
  }
}
