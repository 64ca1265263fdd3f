import type { ApiError } from '@summit/api-client';
import { PERSON_MESSAGES } from '../../lib/person/person-fields';

/** Texts of the documents, word for word (F-075..F-088). */
export const SIGNUP_MESSAGES = {
  ...PERSON_MESSAGES,
  timeout: 'Request timeout: The server is taking too long to respond. Please try again.',
  network: 'Network Error: Unable to connect to server. Please check your internet connection and try again.',
  server: 'Server Error: Please try again in a moment.',
  rejected: 'This email is already registered or invalid data provided.',
  other: 'Failed to submit. Please try again.',
} as const;

export type SignupField = 'name' | 'email' | 'phone';
export type FieldErrors = Partial<Record<SignupField, string>>;

/** What a failed submission shows: under a field, or above the button. */
export interface SignupFailure {
  fields: FieldErrors;
  form: string | null;
  /** The address has a registration: there is a way on. */
  registered: boolean;
}

const FIELD_OF_CODE: Readonly<Record<string, { field: SignupField; text: string }>> = {
  name_too_long: { field: 'name', text: 'At most 120 characters' },
  name_required: { field: 'name', text: SIGNUP_MESSAGES.nameRequired },
  email_required: { field: 'email', text: SIGNUP_MESSAGES.emailRequired },
  email_invalid: { field: 'email', text: SIGNUP_MESSAGES.emailInvalid },
};

const forForm = (form: string): SignupFailure => ({ fields: {}, form, registered: false });

/** The text for a failed call, by the error catalog of the funnel document (section 8). */
export function signupFailure(error: ApiError): SignupFailure {
  if (error.kind === 'timeout') return forForm(SIGNUP_MESSAGES.timeout);
  if (error.kind === 'network') return forForm(SIGNUP_MESSAGES.network);
  if (error.status === 500) return forForm(SIGNUP_MESSAGES.server);
  if (error.code === 'email_disposable')
    return { fields: { email: error.detail ?? SIGNUP_MESSAGES.emailInvalid }, form: null, registered: false };
  if (error.status === 400) {
    const named = FIELD_OF_CODE[error.code ?? ''];
    if (named) return { fields: { [named.field]: named.text }, form: null, registered: false };
    return { ...forForm(SIGNUP_MESSAGES.rejected), registered: error.code === 'already_registered' };
  }
  return forForm(error.detail || SIGNUP_MESSAGES.other);
}
