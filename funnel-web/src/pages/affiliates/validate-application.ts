import { validatePerson } from '../../lib/person/person-fields';
import { PROMOTION_MESSAGES } from './application-errors.baked';

export const APPLICATION_FIELDS = ['name', 'email', 'promotion'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];
export type ApplicationValues = Record<ApplicationField, string>;
export type ApplicationErrors = Partial<ApplicationValues>;

const SHORTEST_PROMOTION = 20;

/** Errors by field, in the order of the fields. Expects trimmed values; the server checks the same again. */
export function validateApplication({ name, email, promotion }: ApplicationValues): ApplicationErrors {
  const errors: ApplicationErrors = validatePerson({ name, email });
  if (!promotion) errors.promotion = PROMOTION_MESSAGES.required;
  else if (promotion.length < SHORTEST_PROMOTION) errors.promotion = PROMOTION_MESSAGES.tooShort;
  return errors;
}
