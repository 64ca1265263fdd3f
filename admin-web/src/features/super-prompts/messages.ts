import type { PromptOutcome } from '@summit/contracts';

/** Texts of the tab `super-prompts` (A-149..A-151). */
export const SUPER_PROMPTS_TEXTS = {
  figures: 'Prompt analytics',
  figuresFailed: 'We could not load the prompt analytics.',
  attempts: 'Access attempts',
  attemptsNote: 'Addresses that were checked',
  successful: 'Successful',
  successfulNote: 'The address was known',
  failed: 'Failed',
  failedNote: 'Nobody registered with it',
  people: 'Unique users',
  peopleNote: 'Addresses that were known',
  viewed: 'Prompts viewed',
  viewedNote: 'Each once in 24 hours',
  average: 'Average per user',
  averageNote: 'Prompts viewed by unique users',
  openPage: 'Open the prompts page',
  newTab: 'opens in a new tab',
  recent: 'Recent access attempts',
  search: 'Search the attempts',
  searchExample: 'Part of an address',
  outcome: 'Outcome',
  allOutcomes: 'All outcomes',
  failedList: 'We could not load the access attempts.',
  empty: 'Nobody has asked for the prompts yet',
  emptyReason: 'Every address that is entered on the prompts page is listed here, known or not.',
  nothingFound: 'No attempt matches',
  nothingFoundReason: 'Change the address or the outcome that you look for.',
} as const;

export const OUTCOME_NAMES: Record<PromptOutcome, string> = {
  accepted: 'Disclaimer accepted',
  validated: 'Email valid only',
  refused: 'Refused',
};
