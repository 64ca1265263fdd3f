import type { Answer } from '../answer.js';
import { errorAnswer } from './paypal-error.js';
import { rawJsonMember } from './raw-json-member.js';
import type { Fields } from './request-fields.js';
import type { Transmission, WebhookSignature } from './webhook-signature.js';

/** The form PayPal asks of each field: pattern and greatest length. */
const FORMS: Record<keyof Transmission | 'webhook_id', [RegExp, number]> = {
  auth_algo: [/^[a-zA-Z0-9]+$/, 100],
  cert_url: [/^\S+$/, 500],
  transmission_id: [/^(?!\d+$)\w+\S+/, 50],
  transmission_sig: [/^(?!\d+$)\w+\S+/, 500],
  transmission_time: [/^\S+$/, 100],
  webhook_id: [/^[a-zA-Z0-9]+$/, 50],
};

function problem(fields: Fields): { field: string; issue: string } | undefined {
  for (const [field, [pattern, longest]] of Object.entries(FORMS)) {
    const value = fields[field];
    if (value === undefined) return { field, issue: 'Required field is missing' };
    if (typeof value !== 'string' || value.length > longest || !pattern.test(value)) {
      return { field, issue: `The value must match the pattern ${pattern.source} and have at most ${longest} signs` };
    }
  }
  const event = fields['webhook_event'];
  return typeof event === 'object' && event !== null
    ? undefined
    : { field: 'webhook_event', issue: 'Required field is missing' };
}

/** Answers `verify-webhook-signature`: `fields` is the parsed body, `raw` the same body as it came. */
export function verifySignatureAnswer(signature: WebhookSignature, fields: Fields, raw: string): Answer {
  const wrong = problem(fields);
  if (wrong) {
    const message = 'Invalid request - see details';
    return errorAnswer(400, { name: 'VALIDATION_ERROR', message, details: [{ ...wrong, location: 'body' }] });
  }
  const event = rawJsonMember(raw, 'webhook_event') ?? '';
  const genuine = signature.isGenuine(fields as unknown as Transmission, String(fields['webhook_id']), event);
  return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
}
