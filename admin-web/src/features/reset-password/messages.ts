/** Texts of the form that sets a new password with a mailed token (admin.md 4, 5). */
export const RESET_TEXTS = {
  title: 'Set a new password',
  token: 'Reset token',
  tokenHint: 'From the mail',
  tokenFound: 'Token found in your link',
  editToken: 'Edit',
  password: 'New password',
  confirmation: 'Confirm password',
  tokenRequired: 'Reset token is required',
  tooShort: 'Password must be at least 12 characters long',
  mismatch: 'Passwords do not match',
  submit: 'Set password',
  busy: 'Saving...',
  failed: 'Password reset failed',
  unreachable: 'Network error. Please try again.',
  leaving: 'The sign-in opens in 3 seconds.',
  toLogin: 'Back to Login',
} as const;
