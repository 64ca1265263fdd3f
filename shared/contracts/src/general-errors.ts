import type { ErrorTable } from './error-entry.js';

/** What any call may answer. */
export const GENERAL_ERRORS = {
  validation_failed: { status: 400, detail: 'Some of the data is missing or not valid. Check it and try again.' },
  unknown_field: { status: 400, detail: 'The request holds a field that this call does not know.' },
  invalid_json: { status: 400, detail: 'The request body is not valid JSON.' },
  body_too_complex: { status: 400, detail: 'The request body is nested too deeply or holds too many values.' },
  sort_column_unknown: { status: 400, detail: 'The list cannot be sorted by that column.' },
  unauthorized: { status: 401, detail: 'Sign in to continue.' },
  recent_sign_in_required: {
    status: 403,
    detail: 'For your safety, sign in again first. This change needs a sign-in from the last 15 minutes.',
  },
  password_confirmation_required: { status: 403, detail: 'Enter your password again first. This change needs it.' },
  proof_of_work_needed: {
    status: 403,
    detail:
      'Many machines are calling, so your browser has to do a little work first. If it does not go on by itself, reload the page and try again.',
  },
  forbidden: { status: 403, detail: 'You do not have access to this.' },
  not_found: { status: 404, detail: 'We could not find this.' },
  method_not_allowed: { status: 405, detail: 'This address does not accept that method.' },
  edit_conflict: {
    status: 409,
    detail: 'Somebody else saved a newer version while you were editing. Reload it and make your changes again.',
  },
  payload_too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'The request has a content type that this call does not accept.' },
  range_not_satisfiable: { status: 416, detail: 'The file does not have the part that was asked for.' },
  idempotency_key_invalid: { status: 400, detail: 'The Idempotency-Key header is not valid.' },
  idempotency_key_reused: {
    status: 422,
    detail: 'This Idempotency-Key was already used for a different request.',
  },
  rate_limited: { status: 429, detail: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, detail: 'Unknown error' },
  service_unavailable: { status: 503, detail: 'The service is not available right now. Please try again in a moment.' },
} as const satisfies ErrorTable;
