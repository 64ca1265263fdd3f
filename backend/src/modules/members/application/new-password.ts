import { AppError } from '../../../platform/errors/app-error.js';
import { passwordProblem } from '../../auth/auth.public.js';

/** Texts differ between the page for a first password and the one for a changed one (M-031, M-032, M-055). */
const CODES = {
  first: { too_short: 'password_too_short', mismatch: 'passwords_do_not_match' },
  changed: { too_short: 'new_password_too_short', mismatch: 'new_passwords_do_not_match' },
} as const;

/** Throws the first thing that is wrong with a password and its confirmation, in the order of the page. */
export function requireGoodPassword(
  page: keyof typeof CODES,
  { password, confirmation }: { password: string; confirmation: string },
): void {
  const mismatch = password !== confirmation;
  if (mismatch && page === 'changed') throw new AppError(CODES[page].mismatch);
  const problem = passwordProblem(password, 'vip');
  if (problem === 'too_short') throw new AppError(CODES[page].too_short);
  if (problem) throw new AppError(problem === 'too_long' ? 'password_too_long' : 'password_too_common');
  if (mismatch) throw new AppError(CODES[page].mismatch);
}
