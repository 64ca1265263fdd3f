/** Texts of `/vip/forgot-password`, a page that the documents only link to (C-034). */
export const FORGOT_TEXTS = {
  title: 'Forgot your password?',
  lead: 'Enter the email of your VIP access. We send you a link to set a new password.',
  send: 'Send the link',
  sending: 'Sending...',
  backToLogin: 'Back to login',
  sent: 'Look into your inbox',
  again: 'Use another email',
  failed: 'We could not send the link. Try again in a moment.',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
} as const;
