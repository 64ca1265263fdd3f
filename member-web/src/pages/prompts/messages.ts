import { OUTCOME_TEXTS } from '@summit/contracts';
import { SUPER_PROMPTS_CARD } from '@summit/content';

/** Texts of the prompts library (member.md 2.9, 5 and 8). */
export const PROMPTS_TEXTS = {
  signIn: 'Sign in to read your prompts',
  loading: 'Loading the prompt library...',

  title: SUPER_PROMPTS_CARD.title,
  lead: 'Twelve sections of prompts for a small business, written to be filled in and sent. Enter the email that you registered with.',
  emailLabel: 'Summit registration email',
  enter: 'Access My Bonus',
  entering: 'Validating...',
  onlyRegistrants: 'Only available to Growth & Scale Summit registrants.',
  signUp: 'Sign up for the summit, free',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailUnknown: OUTCOME_TEXTS.promptEmailUnknown,

  termsLead: 'Six points before you begin. They take about a minute to read.',
  termsRegion: 'Terms of use',
  accept: 'I have read these terms and accept them',
  acceptRequired: 'Please read and accept the disclaimer to continue',
  agree: 'I Agree - Access Prompts',
  agreeing: 'Processing...',
  decline: 'Decline',
  disclaimerFailed: OUTCOME_TEXTS.promptDisclaimerFailed,

  libraryTitle: '500 Super Prompts',
  backToSummit: 'Back to Summit',
  loadFailed: 'We could not load the prompts.',
  sections: 'Sections',
  jump: 'Jump to a section',
  list: 'Prompts',
  searchLabel: 'Search the prompts',
  search: 'Title, text or tag',
  clear: 'Clear search',
  searchOffline: 'The full search is not available right now: this one looks at titles, tags and first lines.',
  tryTerms: 'Try one of these:',
  favorites: 'Favorites',
  noFavorites: 'No favorites yet',
  noFavoritesHint: 'Mark prompts with the star. The list stays in this browser.',
  showAll: 'Show all prompts',
  copy: 'Copy',
  copied: 'Copied!',
  copyByHand: 'Select and copy by hand',
  opening: 'Opening the prompt...',
  openFailed: 'We could not open this prompt. Try again in a moment.',
  retry: 'Try again',
  locked: 'This prompt opens when your limit has room again. Those that you have opened stay readable.',
  limitReached: OUTCOME_TEXTS.promptLimitReached,
  completeRegistration: 'Complete Summit Registration',
  copyFilled: 'Copy with your words',
  fillIn: 'Fill in the blanks',
  fillInHint: 'Your words stay on this page. They are not sent anywhere.',
  print: 'Print',
  tags: 'Tags',

  tipsTitle: 'How to Use These Prompts',
  tips: [
    'Replace everything in square brackets with facts of your own. The more exact they are, the more useful the answer.',
    'Send one prompt at a time and read the answer to its end before you ask for more.',
    'When an answer is too general, say what is missing and who it is for, and ask again.',
    'Check numbers, names and sources yourself: an AI system states wrong things with confidence.',
    'Keep secrets of clients and data about other people out of what you send.',
  ],
} as const;

/** What the no-result hint suggests (M-154). */
export const SUGGESTED_TERMS = ['Email', 'SEO', 'Affiliate'] as const;

export const serverErrorText = (status: number): string =>
  `Server error (${status}). Please try again or contact support.`;
export const connectionErrorText = (reason: string): string =>
  reason === '' ? 'Please check your internet connection and try again.' : `Connection error: ${reason}`;
export const foundText = (count: number): string => `Found ${count} ${count === 1 ? 'prompt' : 'prompts'}`;
export const nothingFoundText = (term: string): string => `No prompts found for "${term}"`;
export const sectionsMatchText = (count: number): string =>
  count === 1 ? '1 section matches by its title:' : `${count} sections match by their titles:`;
export const leftText = (left: number, limit: number): string => `${left} of ${limit} prompts left today`;
export const rangeText = (from: number, to: number): string => `${from}–${to}`;
export const favoriteText = (title: string): string => `Favorite: ${title}`;
