/** How many an account gets (S6). */
export const BACKUP_CODES = 10;

/** No letters or digits that are mistaken for each other; 31 signs, ten of them are almost 50 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A new code, `abcde-fghjk`, from a source of random whole numbers below a bound. */
export function formatBackupCode(randomBelow: (bound: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomBelow(SIGNS.length)]!).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** What somebody typed, in the form in which it was shown; null when it can't be a backup code. */
export function normalizeBackupCode(given: string): string | null {
  const signs = given.toLowerCase().replace(/[\s-]/g, '');
  if (signs.length !== LENGTH || [...signs].some((sign) => !SIGNS.includes(sign))) return null;
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
