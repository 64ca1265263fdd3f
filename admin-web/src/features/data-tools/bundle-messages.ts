import type { ClonePart } from '@summit/contracts';

/** Texts of the archives of the whole summit. */
export const BUNDLE_TEXTS = {
  title: 'Move the summit',
  about:
    'One archive with everything: people, orders, books, content, settings, staff, audit log, waiting mails and uploads. It goes into the empty database of another installation, and an export there is the same.',
  secrets:
    'Passwords travel as hashes, second factors encrypted: they work where TWO_FACTOR_SECRET is the same, as mailed links do with LINK_SIGNING_SECRET. Sign-ins and links that set a password or an address stay behind, and mails with such a link are not sent any more: their receivers ask for a new one. Other work that waits comes along. Keep the file as safe as the database.',
  how: 'Import: stop this installation, then run on the new one, before its first start:',
  command: 'node dist/cli/import-summit.js <file.zip>',
  whyCommand: 'There is no button for it: nobody can sign in to an empty database, and nobody else may fill it.',
  start: 'Export everything',
  starting: 'Exporting...',
  sure: 'Export everything?',
  sureBody: 'The archive holds the data of everybody, so it is kept for 24 hours, and it goes when a person is erased.',
  list: 'Archives',
  waiting: 'Loading the archives',
  failedToLoad: 'The archives could not be loaded.',
  failed: 'The archive could not be started',
  unknown: 'Unknown error',
  none: 'No archive',
  noneReason: 'Archives of the last 24 hours appear here.',
  counting: 'Counting',
  progress: 'Export under way',
  notWritten: 'Could not be written. The log of the server says why.',
  keptUntil: 'kept until',
  download: 'Download',
  downloadFallback: 'summit.zip',
} as const;

/** Texts of an edition that is made from this one. */
export const CLONE_TEXTS = {
  open: 'Clone this edition',
  title: 'Clone this edition',
  note: 'An archive that another installation begins with: the chosen parts, with all dates of the current edition moved to its first day at the same time of day, and with new links of sessions. No order, mail or log goes along, and no person unless affiliates are chosen. It is imported like any archive; then make an account with create-admin and set summit.phase.',
  firstDay: 'First day (Pacific)',
  parts: 'What goes along',
  rows: (count: string) => `${count} rows`,
  moves: (days: number) => `All dates move by ${days} days. Nothing has been written yet.`,
  count: 'Count first',
  counting: 'Counting...',
  write: 'Write the archive',
  writing: 'Starting...',
  failed: 'The edition could not be cloned',
  unknown: 'Unknown error',
} as const;

export const CLONE_PART_NAMES: Readonly<Record<ClonePart, string>> = {
  landing_page: 'Landing page',
  legal_pages: 'Legal pages',
  faqs: 'FAQs',
  email_templates: 'Email templates',
  pricing_items: 'Pricing items',
  sessions: 'Sessions, captions and gifts',
  faces: 'Faces',
  prompts: 'Prompts',
  promo_codes: 'Promo codes, unused',
  settings: 'Settings',
  affiliates: 'Affiliates, without money and passwords',
};
