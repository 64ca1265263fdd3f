/** Texts of the All Affiliates tab (admin.md 2, 7, 8). */
export const AFFILIATE_TEXTS = {
  title: 'All Affiliates',
  figures: 'Affiliate figures',
  filter: 'Filter affiliates',
  filterExample: 'Name, code or email',
  refresh: 'Refresh List',
  import: 'Import from Tapfiliate',
  create: 'Create affiliate',
  more: 'More for',
  statement: 'Statement',
  setEmail: 'Set address',
  noEmail: 'No address yet',
  clickRate: 'click rate',
  rate: 'conversion',
  commission: 'commission',
  sortedBy: 'Sorted by',
  invite: 'Send password link',
  disable: 'Disable',
  enable: 'Enable',
  failed: 'We could not load the affiliates.',
  unknown: 'Unknown error',
  empty: 'No affiliates yet',
  emptyReason: 'Create one, or import those of Tapfiliate.',
  nothingFound: 'No affiliate matches',
  nothingFoundReason: 'Try a part of the name, the code or the email address.',
  importTitle: 'Import affiliates from Tapfiliate?',
  importBody:
    'Adds everybody who is not here yet by code or email. Nobody who is here is changed, and nobody gets an email.',
  importVerb: 'Import',
  importing: 'Reading the affiliates from Tapfiliate. This can take a minute, and goes on when you leave this page.',
  importFailed: 'Error importing affiliates',
  inviteBody: 'They get a link by email that sets a new password. Links that were sent before stop working.',
  disableBody: 'They can no longer sign in, and their link earns nothing from now on. What they have earned stays.',
  enableBody: 'They can sign in again, and their link earns again.',
  changeFailed: 'Error saving affiliate',
} as const;

/** Texts of the dialogs that make an account and show its link. */
export const ACCOUNT_TEXTS = {
  createTitle: 'Create affiliate',
  name: 'Name',
  code: 'Speaker code',
  codeHint: 'Letters, digits, hyphen and underscore. Links carry it as ref.',
  email: 'Email',
  sendInvitation: 'Email the link that sets the password',
  save: 'Create affiliate',
  saving: 'Saving...',
  nameRequired: 'Please enter a name',
  codeRequired: 'Please enter a speaker code',
  codeFormat: 'Use up to 64 letters, digits, hyphens and underscores, beginning with a letter or digit.',
  emailInvalid: 'Please enter a valid email address',
  emailNote:
    'Mails and, unless another way was approved, payouts go there. Links that were sent before stop working. An affiliate who uses the account changes the address there.',
  saveEmail: 'Save address',
  setupLink: 'Link that sets the password',
  copyLink: 'Copy link',
  linkNote: 'It is shown only this once. The email holds the same link.',
} as const;

/** Texts of the applications (C-062). */
export const APPLICATION_TEXTS = {
  title: 'Applications',
  status: 'Status',
  failed: 'We could not load the applications.',
  empty: 'No applications',
  emptyReason: 'Whoever applies on the affiliates page waits here for your answer.',
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: 'Approve the application',
  approveNote: 'Opens the account and mails the link that sets its password.',
  knownNote: 'This address has an account already, which is sent a link.',
  declineBody: 'They are told by email. It can not be taken back.',
  approving: 'Approving...',
  approveFailed: 'Error approving application',
  declineFailed: 'Error declining application',
} as const;

export const APPLICATION_STATUS_NAMES = { pending: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;
