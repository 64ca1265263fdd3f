import type { SignupRequest } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { SIGNUP_MESSAGES, type FieldErrors } from './signup-errors';

/** The request of a filled form: trimmed, and without a phone when none was given. */
export function signupRequestOf(form: FormData): SignupRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const phone = text('phone');
  return { name: text('name'), email: text('email'), ...(phone && { phone }) };
}

/** Errors by field, in the order of the fields (F-075..F-077); the phone is never required. */
export function validateSignup({ name, email }: SignupRequest): FieldErrors {
  const errors: FieldErrors = {};
  if (!name) errors.name = SIGNUP_MESSAGES.nameRequired;
  if (!email) errors.email = SIGNUP_MESSAGES.emailRequired;
  else if (!isEmail(email)) errors.email = SIGNUP_MESSAGES.emailInvalid;
  return errors;
}
