/** Texts of the form that sets a password from a mailed link (member.md 2.2, 5). */
export const NEW_PASSWORD_TEXTS = {
  password: 'Password',
  confirmation: 'Confirm password',
  strength: 'Password strength',
  tooShort: 'Password must be at least 8 characters long',
  mismatch: 'Passwords do not match',
  hintMatch: 'Passwords match',
  hintMismatch: "Passwords don't match",
  mailSupport: 'Write to support',
} as const;
