import type { SignupRequest } from '@summit/contracts';
import { validatePerson } from '../../lib/person/person-fields';
import type { FieldErrors } from './signup-errors';

/** The request of a filled form: trimmed, and without a phone when none was given. */
export function signupRequestOf(form: FormData): SignupRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const phone = text('phone');
  return { name: text('name'), email: text('email'), ...(phone && { phone }) };
}

/** Errors by field, in the order of the fields (F-075..F-077); the phone is never required. */
export const validateSignup = ({ name, email }: SignupRequest): FieldErrors => validatePerson({ name, email });
