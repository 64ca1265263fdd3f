/** Passwords that have leaked so often that attackers try them first. */
export interface CommonPasswords {
  /** Ignores upper and lower case: `TrustNo1`. */
  has(password: string): Promise<boolean>;
}

export const COMMON_PASSWORDS = Symbol('COMMON_PASSWORDS');
