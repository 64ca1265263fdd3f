/** Texts of `/vip/reset-password` (C-034); the answer after success is the server's. */
export const RESET_TEXTS = {
  title: 'Choose a new password',
  submit: 'Set password',
  busy: 'Saving...',
  failed: 'The password could not be set. Try again in a moment.',
  missingToken: 'This reset link is no longer valid. Ask for a new one.',
  askAgain: 'Ask for a new link',
  success: 'Password changed',
  signIn: 'Sign in',
} as const;
