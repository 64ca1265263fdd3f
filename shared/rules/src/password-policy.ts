/** Shortest passwords by area (A-025, M-031), and the longest that is hashed. No rules on kinds of characters (S8). */
export const PASSWORD_MIN_LENGTH = { admin: 12, vip: 8, speaker: 8 } as const;
export const PASSWORD_MAX_LENGTH = 200;

/** Words of the strength meter (M-034). */
export const PASSWORD_STRENGTHS = ['Too Short', 'Weak', 'Good', 'Strong', 'Very Strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** M-034: under 8 too short; else 1 point, and 1 each for 12 characters, an upper-case letter, a digit, a symbol. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN_LENGTH.vip) return 'Too Short';
  const signs = [password.length >= 12, /[A-Z]/.test(password), /\d/.test(password), /[^A-Za-z0-9]/.test(password)];
  const score = 1 + signs.filter(Boolean).length;
  if (score <= 2) return 'Weak';
  if (score === 3) return 'Good';
  return score === 4 ? 'Strong' : 'Very Strong';
}

/** Openings of the passwords that everybody tries first, and words that this product suggests. */
const COMMON_BASES =
  'password passwort passw0rd qwerty qwertz azerty asdfgh zxcvbn letmein welcome monkey dragon iloveyou admin administrator login master sunshine princess football baseball superman batman trustno1 shadow michael jordan summit growth growthandscale growthscale secret changeme default abc123 starwars whatever freedom hello charlie'.split(
    ' ',
  );

/**
 * Whether a password is one that lists of common passwords begin with: a common word with nothing but digits and signs around it,
 * one character repeated, a run of neighbors, or all digits. Length decides the rest.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replace(/[^a-z]/g, '');
  const core = spellOut(plain.replace(/^[^a-z@$]+|[^a-z]+$/g, ''));
  if (COMMON_BASES.some((base) => letters === base || core === base || core === base + base)) return true;
  if (/^(.{1,3})\1+$/.test(plain) || /^\d+$/.test(plain)) return true;
  return isRun(plain);
}

const LOOKALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };
const spellOut = (text: string): string => text.replace(/[013@$]/g, (sign) => LOOKALIKES[sign]!);

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm'];

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
