import { isCommonPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@summit/rules';

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common' | 'own_name';

/**
 * Why this can't be the password of an account of that area, or null (A-025, M-031, S8). `names`: address, name and code of the
 * account, which anybody can know.
 */
export function passwordProblem(
  password: string,
  area: keyof typeof PASSWORD_MIN_LENGTH,
  names: readonly string[],
): PasswordProblem | null {
  if (password.length < PASSWORD_MIN_LENGTH[area]) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  if (isCommonPassword(password)) return 'too_common';
  return isMadeOf(password, names) ? 'own_name' : null;
}

/** A name, or one with digits and signs around it: `amara@summit.test`, `Amara-2025!`. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return names
    .flatMap((name) => [name, name.split('@')[0]!])
    .map((name) => name.trim().toLowerCase())
    .some((name) => name !== '' && (plain === name || core === name));
}
