import { isCommonPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@summit/rules';

export type SpeakerPasswordProblem = 'too_short' | 'too_long' | 'too_common';

/** Why a speaker can't have this password, or null (S8). */
export function speakerPasswordProblem(password: string): SpeakerPasswordProblem | null {
  if (password.length < PASSWORD_MIN_LENGTH.speaker) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  return isCommonPassword(password) ? 'too_common' : null;
}
