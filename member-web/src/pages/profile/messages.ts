/** Texts of the profile (member.md 2.4, 4, 5, 8). Texts after success are the server's. */
export const PROFILE_TEXTS = {
  title: 'Your profile',
  loading: 'Loading profile...',
  loadFailed: 'We could not load your profile.',
  information: 'Profile Information',
  photoAlt: 'Your profile photo',
  upload: 'Upload Photo',
  uploading: 'Uploading...',
  photoHint: 'Recommended: Square image, max 2MB',
  photoTooLarge: 'The photo is too large. 2 MB are the limit.',
  photoUnreadable: 'The photo could not be read. Use a PNG, JPEG or WebP file.',
  photoFailed: 'Upload failed',
  removePhoto: 'Remove photo',
  photoRemoveFailed: 'The photo could not be removed.',
  unsavedTitle: 'Leave without saving?',
  unsavedQuestion: 'What you changed in your profile is not saved yet.',
  leave: 'Leave',
  name: 'Full Name',
  nameRequired: 'Name is required',
  email: 'Email',
  emailFixed: 'Email cannot be changed',
  bio: 'Bio',
  bioTooLong: 'The bio is too long. 2,000 characters are the limit.',
  socialLinks: 'Social links',
  socialLinkInvalid: 'Social links must start with https:// or http://',
  save: 'Save Profile',
  saving: 'Saving...',
  saveFailed: 'Update failed',
} as const;

/** C-093: the counter turns at 500, the server takes 2,000. */
export const BIO_SHOWN_LIMIT = 500;
export const BIO_MAX_LENGTH = 2_000;
export const bioCount = (length: number): string => `${length}/${BIO_SHOWN_LIMIT} characters`;

export const SECURITY_TEXTS = {
  security: 'Security Settings',
  changePassword: 'Change Password',
  current: 'Current password',
  next: 'New password',
  confirmation: 'Confirm new password',
  showAll: 'Show passwords',
  hideAll: 'Hide passwords',
  update: 'Update Password',
  updating: 'Updating...',
  mismatch: 'New passwords do not match',
  tooShort: 'Password must be at least 8 characters',
  changeFailed: 'Password change failed',
} as const;

export const TWO_FACTOR_TEXTS = {
  title: 'Two-Factor Authentication',
  about: 'A code from an app on your phone, asked for after your password.',
  enabled: '2FA is Enabled',
  enabledAbout: 'Every sign-in asks for a code from your authenticator app.',
  enable: 'Enable 2FA',
  enabling: 'Preparing...',
  disable: 'Disable',
  disabling: 'Disabling...',
  disableTitle: 'Disable 2FA',
  disableQuestion: 'Are you sure you want to disable Two-Factor Authentication?',
  confirmIdentity: 'Confirm your password',
  confirmIdentityAbout: 'Enter your password again first.',
  currentPassword: 'Your password',
  currentCode: 'Code from the app, or a backup code',
  continue: 'Continue',
  scan: 'Scan the QR code',
  scanAbout: 'Use an authenticator app. If you cannot scan, type the secret key instead.',
  qrAlt: 'QR code for your authenticator app',
  secret: 'Secret key',
  codes: 'Save your backup codes',
  codesAbout: 'Each works once, when your phone is not at hand. They are not shown again.',
  copyCodes: 'Copy all',
  downloadCodes: 'Download',
  confirm: 'Enter the 6-digit code',
  code: 'Code from the app',
  cancel: 'Cancel',
  verify: 'Verify & Enable',
  verifying: 'Verifying...',
  setupFailed: '2FA setup failed',
  verifyFailed: 'Verification failed',
  disableFailed: 'Disable failed',
} as const;

export const ACCOUNT_TEXTS = {
  changeEmail: 'Change email address',
  changeEmailAbout:
    'We mail a link to the new address; until you use it, you sign in with the present one. Mails about earlier orders go on to the address they were made with.',
  newEmail: 'New email address',
  emailInvalid: 'Please enter a valid email address',
  sendLink: 'Send the link',
  sending: 'Sending...',
  changeEmailFailed: 'The address could not be changed.',
  signIns: 'Where you are signed in',
  signInsAbout:
    'Every browser in which this account is open. End those that you do not know, and change your password.',
  unknownBrowser: 'Unknown browser',
  thisBrowser: 'This browser',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere else',
  signOutFailed: 'The browser could not be signed out.',
  loadFailed: 'We could not load your sign-ins.',
  loading: 'Loading your sign-ins...',
  backupCodesFew: 'Make new ones before they run out.',
  renewCodes: 'New backup codes',
  renewing: 'Making new codes...',
  renewFailed: 'New backup codes could not be made.',
  renewed: 'Your new backup codes. The old ones no longer work.',
  codesSaved: 'I have saved them',
  ending: 'Two-factor authentication goes off because its codes were reported lost.',
  keep: 'Keep it on',
  keepFailed: 'Two-factor authentication could not be kept.',
} as const;

export const backupCodesLeft = (left: number): string =>
  left === 1 ? '1 backup code left' : `${left} backup codes left`;

/** Name of the text file with the backup codes. */
export const BACKUP_CODES_FILE = 'growth-and-scale-summit-backup-codes.txt';
