import { isEmail } from '@summit/rules';

/** Texts of the documents, word for word (F-075 to F-077). */
export const PERSON_MESSAGES = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
} as const;

export type PersonField = 'name' | 'email';
export type PersonErrors = Partial<Record<PersonField, string>>;

/** Errors by field, in the order of the fields. Expects trimmed values. */
export function validatePerson({ name, email }: Record<PersonField, string>): PersonErrors {
  const errors: PersonErrors = {};
  if (!name) errors.name = PERSON_MESSAGES.nameRequired;
  if (!email) errors.email = PERSON_MESSAGES.emailRequired;
  else if (!isEmail(email)) errors.email = PERSON_MESSAGES.emailInvalid;
  return errors;
}
