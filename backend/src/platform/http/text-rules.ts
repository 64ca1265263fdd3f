import { isEmail } from '@summit/rules';
import { Transform } from 'class-transformer';
import { ValidatorConstraint } from 'class-validator';

/** No control characters: PostgreSQL can't store NUL, and no name or code has a use for the others. */
export const PRINTABLE = /^[^\u0000-\u001f\u007f]*$/;

/** Trims strings and leaves everything else for the type check to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Empty text counts as not given. */
export const EmptyAsMissing = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));

/** `@Validate(EmailFormat, failsWith('email_invalid'))`: the same rule as in the browser. */
@ValidatorConstraint({ name: 'emailFormat' })
export class EmailFormat {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isEmail(value);
  }
}
