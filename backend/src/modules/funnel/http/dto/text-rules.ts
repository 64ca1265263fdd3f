import { Transform } from 'class-transformer';

/** No control characters: PostgreSQL can't store NUL, and no name or code has a use for the others. */
export const PRINTABLE = /^[^\u0000-\u001f\u007f]*$/;

/** Trims strings and leaves everything else for the type check to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Empty text counts as not given. */
export const EmptyAsMissing = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));
