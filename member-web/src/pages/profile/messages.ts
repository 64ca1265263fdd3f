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

/** Name of the text file with the backup codes. */
export const BACKUP_CODES_FILE = 'growth-and-scale-summit-backup-codes.txt';
