/** Texts of `/vip/setup-password` (member.md 2.2, 5, 8). */
export const SETUP_TEXTS = {
  title: 'Set your password',
  lead: 'Choose the password for your VIP access.',
  submit: 'Set password',
  busy: 'Setting up...',
  failed: 'Setup failed',
  missingToken: 'Invalid setup link. Please contact support.',
  renewAbout: 'A setup link works for 7 days and only once. This one may be over.',
  renew: 'Mail me a new link',
  renewFailed: 'The link could not be sent.',
  hasPassword: 'Already set a password and forgot it?',
  success: 'Password Set Successfully!',
  redirecting: 'Redirecting to your dashboard...',
  continue: 'Continue now',
} as const;
