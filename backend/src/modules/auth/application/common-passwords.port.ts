/** Passwords that leaked so often that everybody tries them first. */
export interface CommonPasswords {
  /** However it is written: `TrustNo1`. */
  has(password: string): boolean;
}

export const COMMON_PASSWORDS = Symbol('COMMON_PASSWORDS');
