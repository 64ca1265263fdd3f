import { isCommonPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@summit/rules';

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common';

/** Why this can't be the password of an account of that area, or null (A-025, M-031, S8). */
export function passwordProblem(password: string, area: keyof typeof PASSWORD_MIN_LENGTH): PasswordProblem | null {
  if (password.length < PASSWORD_MIN_LENGTH[area]) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  return isCommonPassword(password) ? 'too_common' : null;
}
