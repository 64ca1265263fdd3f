import type { MailFilter, MailRow } from '@summit/contracts';

/** Texts of the mail desk. */
export const MAIL_TEXTS = {
  title: 'Mails',
  exportLabel: 'Export mails',
  state: 'State',
  search: 'Search by address',
  searchExample: 'Whole email address',
  retry: 'Send again',
  sendNow: 'Send now',
  twiceTitle: 'Send it again?',
  twiceBody: 'The mail server never answered, so this mail may have arrived. Its recipient may get it twice.',
  retryFailed: 'The mail was not sent',
  failed: 'We could not load the mails.',
  empty: 'No mails',
  emptyReason: 'Nothing is in this state.',
  nothingFound: 'No mails to this address',
  nothingFoundReason: 'Search by the whole address.',
  unknown: 'Unknown error',
} as const;

export const SUPPRESSION_TEXTS = {
  title: 'Unsubscribed',
  exportLabel: 'Export unsubscribed',
  search: 'Search unsubscribed addresses',
  searchExample: 'Part of an address',
  remove: 'Remove',
  removeTitle: (email: string) => `Send ${email} all mails again?`,
  removeBody: 'Do this only at the wish of the person. It is in the audit log.',
  removeFailed: 'The address stays unsubscribed',
  failed: 'We could not load the unsubscribed addresses.',
  empty: 'Nobody has unsubscribed',
  emptyReason: 'Whoever does appears here, and gets only mails about registration, orders and account.',
} as const;

export const FILTER_NAMES: Readonly<Record<MailFilter, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  sent: 'Sent',
  all: 'All',
};

export const STATE_NAMES: Readonly<Record<MailRow['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
  unconfirmed: 'No answer',
};
