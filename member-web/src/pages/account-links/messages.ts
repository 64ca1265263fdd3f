/** Texts of the pages behind mailed links. */
export const LINK_TEXTS = {
  missingToken: 'This link is not complete. Open it from the mail again.',
  signIn: 'Sign in',
} as const;

export const CONFIRM_EMAIL_TEXTS = {
  title: 'Use this address?',
  lead: 'From then on you sign in to the VIP member area with the address that got this link.',
  action: 'Use this address',
  busy: 'Changing...',
  failed: 'The address could not be changed.',
  doneTitle: 'Your address has changed',
} as const;
export const emailChanged = (email: string): string => `From now on you sign in with ${email}.`;

export const TAKE_BACK_EMAIL_TEXTS = {
  title: 'Take your address back?',
  lead: 'The address of your VIP account was changed. If it was not you, take it back: every sign-in ends, and you choose a new password.',
  action: 'Take my address back',
  busy: 'Changing...',
  failed: 'The address could not be taken back. Reply to the mail, and support looks at the account with you.',
  doneTitle: 'Your address is back',
} as const;
export const emailTakenBack = (email: string): string =>
  `You sign in with ${email} again. The password has ended: a link to choose a new one is on its way to this address.`;

export const LOST_TWO_FACTOR_TEXTS = {
  title: 'Start the waiting time?',
  lead: 'When it is over, two-factor authentication goes off and your password alone signs in. Until then you can stop it: with a code, or with the link in the mail that we send you now.',
  action: 'Start the waiting time',
  busy: 'Starting...',
  failed: 'The waiting time could not be started.',
  doneTitle: 'The waiting time has begun',
} as const;
export const twoFactorEnds = (when: string): string =>
  `Two-factor authentication goes off on ${when}. Then sign in with your password and set it up anew.`;

export const KEEP_TWO_FACTOR_TEXTS = {
  title: 'Keep two-factor on?',
  lead: 'Somebody with your password has reported your codes as lost. If it was not you, set a new password as well.',
  action: 'Keep it on',
  busy: 'Keeping...',
  failed: 'Two-factor authentication could not be kept.',
  doneTitle: 'Nothing changes',
} as const;
