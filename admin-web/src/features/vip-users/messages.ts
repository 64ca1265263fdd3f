import type { VipSummitFilter } from '@summit/contracts';

export const VIP_TEXTS = {
  title: 'VIP users',
  figures: 'VIP users in figures',
  total: 'Users',
  summit1: 'Summit 1 access',
  summit1Note: 'Business growth 2024',
  summit2: 'Summit 2 access',
  summit2Note: 'Passive income 2025',
  both: 'Both summits',
  twoFactor: '2FA enabled',
  search: 'Search VIP users',
  searchExample: 'Name or email',
  filter: 'Summit',
  add: 'Add VIP User',
  importCsv: 'Import CSV',
  edit: 'Edit',
  delete: 'Delete',
  more: 'More actions',
  resend: 'Send a new setup link',
  signOut: 'Sign out everywhere',
  viewAs: 'View as this member',
  failed: 'We could not load the VIP users.',
  empty: 'No VIP users yet',
  emptyReason: 'Buyers of VIP appear here by themselves. You can add somebody, or import a CSV file.',
  nothingFound: 'No VIP users match',
  nothingFoundReason: 'Try another summit, or another part of a name or an address.',
  unknown: 'Unknown error',
} as const;

export const SUMMIT_FILTER_NAMES: Readonly<Record<VipSummitFilter, string>> = {
  all: 'All summits',
  summit1: 'Summit 1',
  summit2: 'Summit 2',
};

/** What asks before something is done that can't be taken back. */
export const QUESTIONS = {
  delete: {
    title: (email: string) => `Delete ${email}?`,
    body: 'The account, its sign-ins and its setup links go at once. Orders stay.',
    failed: 'Error deleting VIP user',
  },
  signOut: {
    title: (email: string) => `Sign ${email} out everywhere?`,
    body: 'Every browser that is signed in has to sign in again. Password and access stay.',
    failed: 'Error signing VIP user out',
  },
  resend: {
    title: (email: string) => `Send ${email} a new setup link?`,
    body: 'It works for 7 days and only once. Links sent before stop working.',
    failed: 'Error sending the setup link',
  },
} as const;

export const CREATE_TEXTS = {
  leftIsMeant: 'Open a new account for this email all the same',
  title: 'Add VIP User',
  email: 'Email',
  name: 'Name',
  emailInvalid: 'Enter an email address, for example ops@company.com',
  required: 'Please fill in email and name',
  access: 'Summit access',
  sendMail: 'Send the welcome email with the setup link',
  save: 'Add user',
  saving: 'Adding...',
  failed: 'Error creating VIP user',
  setupUrl: 'Setup link',
  setupHint: 'Works for 7 days and only once. It is not shown again.',
  copy: 'Copy setup link',
} as const;

export const ACCESS_TEXTS = {
  title: 'Edit Summit Access',
  summit1: 'Summit 1: Business growth 2024',
  summit2: 'Summit 2: Passive income 2025',
  note: 'What you set by hand stays so when an order is refunded. Access that you take away comes back with a new order.',
  save: 'Save access',
  saving: 'Saving...',
  failed: 'Error updating summit access',
} as const;

export const IMPORT_TEXTS = {
  title: 'Import CSV',
  note: 'The first line names the columns: email, name, and if you like summit1_access and summit2_access with yes or no. Without both, a row opens Summit 2.',
  file: 'CSV file',
  choose: 'Choose a file',
  noFile: 'Choose a CSV file first.',
  sendLinks: 'Send everybody who is imported a setup link',
  check: 'Check the file',
  checking: 'Checking...',
  import: (users: string) => `Import ${users}`,
  importing: 'Importing...',
  underWay:
    'A file of 100,000 rows takes up to a minute, and goes on when you leave this page. Nothing is half done: all good rows are imported, or none.',
  preview: 'Nothing is imported so far.',
  wouldImport: 'to import',
  imported: 'imported',
  skipped: 'skipped',
  refused: 'Rows that are skipped',
  moreRefused: (count: string) => `and ${count} more, in the report`,
  report: 'Download the report',
  done: 'Import finished',
  failed: 'Error importing CSV',
} as const;

export const VIEW_TEXTS = {
  title: 'What this member sees',
  note: 'Read only. This look is noted in the audit log.',
  failed: 'We could not load this member.',
  name: 'Name',
  email: 'Email',
  bio: 'Bio',
  links: 'Social links',
  none: 'None',
  twoFactor: 'Two-factor authentication',
  on: 'On',
  off: 'Off',
  password: 'Password',
  passwordSet: 'Set',
  passwordPending: 'Not set yet: the setup link was not used',
  open: 'Open: recordings and resources',
  closed: 'Closed',
} as const;
