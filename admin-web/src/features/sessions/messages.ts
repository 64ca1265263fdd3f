import type { SessionAccessResponse, SummitKey } from '@summit/contracts';
import type { SessionField } from './session-values';

/** Texts of the tab `sessions` (admin.md 5, 8; ui.md 4.3). */
export const SESSIONS_TEXTS = {
  title: 'Sessions',
  failed: 'We could not load the sessions.',
  unknown: 'Unknown error',
  day: 'Day',
  allDays: 'All',
  edition: 'Edition',
  allEditions: 'Both editions',
  search: 'Search the sessions',
  searchExample: 'Topic or speaker',
  create: 'Create Session',
  edit: 'Edit',
  delete: 'Delete',
  more: 'More actions',
  copyLink: 'Copy access link',
  linkCopied: 'The access link is copied.',
  copyRefused: 'The browser did not let us copy. The access link is',
  openPage: 'Open the page',
  preview: 'Preview',
  captions: 'Captions',
  lookup: 'Why can they watch?',
  empty: 'No sessions',
  emptyReason: 'A session is a talk with its speaker, film and gift. Its page opens for 48 hours.',
  nothingFoundReason: 'Try another day, another edition, or another part of topic or speaker.',
  deleteBody: 'Its page, captions, gift clicks and watch positions go too. The access link stops working.',
  deleteWithRatings: 'Delete with ratings',
  deleteFailed: 'Error deleting session',
} as const;

export const EDITION_NAMES: Readonly<Record<SummitKey, string>> = {
  passive_income_summit_2024: 'Passive income',
  business_growth_summit_2024: 'Business growth and scale',
};

/** Texts of the drawer that creates and edits. */
export const FORM_TEXTS = {
  createTitle: 'Create session',
  editTitle: 'Edit session',
  close: 'Close',
  missing: 'Please fill in the following required fields:',
  required: (label: string) => `${label} is required`,
  createFailed: 'Error creating session',
  updateFailed: 'Error updating session',
  save: 'Save session',
  saving: 'Saving...',
  session: 'Session',
  speaker: 'Speaker',
  video: 'Video',
  gift: 'Gift',
  access: 'Access',
  optional: '(optional)',
  links: 'Social links',
  embedHint: 'Paste the embed code, or the link of a Vimeo or YouTube film.',
  videoIdHint: 'Counts where no embed code is given.',
  readingFilm: 'Reading what was pasted...',
  noFilm: 'No film. The page says that it will be added.',
  openFilm: 'Open the film',
  filmFailed: 'The server could not read it just now.',
  windowHint:
    'Pacific time. Left empty: midnight Pacific of the day, and 48 hours. A window by this rule moves with the day.',
  byRule: 'Midnight of the day, 48 hours',
  newTab: 'opens in a new tab',
  conflict: 'Somebody else saved this session while you were editing.',
  goneMeanwhile: 'This session was deleted while you were editing.',
  publicUrl: 'Public URL',
  copyUrl: 'Copy public URL',
} as const;

export const FIELD_LABELS: Readonly<Record<SessionField, string>> = {
  summit: 'Edition',
  day: 'Day',
  number: 'Session number',
  topic: 'Topic',
  description: 'Description',
  duration: 'Duration in minutes',
  speakerName: 'Speaker name',
  speakerTitle: 'Speaker title',
  photoUrl: 'Photo URL',
  bio: 'Speaker bio',
  embedCode: 'Vimeo embed code',
  videoId: 'Vimeo video ID',
  giftTitle: 'Gift title',
  giftDescription: 'Gift description',
  giftUrl: 'Gift URL',
  giftPromoCode: 'Gift promo code',
  start: 'Access start',
  end: 'Access end',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  website: 'Website',
};

export const CAPTIONS_TEXTS = {
  title: 'Captions',
  has: 'This session has captions. A new file takes their place.',
  hasNone: 'This session has no captions.',
  file: 'WebVTT file',
  choose: 'Choose a file',
  noFile: 'Choose a .vtt file first.',
  language: 'Language',
  languageHint: 'As in en, es or pt-BR',
  notUtf8: 'The file is no UTF-8 text. Save it as UTF-8 and choose it again.',
  upload: 'Upload captions',
  uploading: 'Uploading...',
  delete: 'Delete captions',
  deleteTitle: 'Delete the captions?',
  deleteBody: 'The transcript goes, and the search no longer finds what is said.',
  line: 'Line',
  overtaken:
    'Somebody else changed the captions of this session meanwhile. If you do it again, yours take the place of theirs.',
} as const;

export const LOOKUP_TEXTS = {
  title: 'Why can this person watch, or not?',
  lead: 'Answered by the rule that the pages follow, as if they opened the page without a sign-in.',
  email: 'Email',
  emailInvalid: 'Enter an email address, for example ops@company.com',
  ask: 'Look up',
  asking: 'Looking up...',
  allowed: 'Can watch',
  refused: 'Can not watch',
} as const;

export const PERSONS: Readonly<Record<SessionAccessResponse['person'], string>> = {
  member: 'VIP member',
  registrant: 'Registered for free',
  unknown: 'Not known to us',
};

export const GIFT_TEXTS = {
  title: 'Gift clicks',
  failed: 'We could not load the gift clicks.',
  empty: 'Nobody has opened a gift yet',
  emptyReason: 'Each click on the gift of a session page is counted here, by gift.',
} as const;
