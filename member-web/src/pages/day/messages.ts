import type { SummitDay } from '@summit/rules';

/** Texts of the day pages (member.md 2.8). */
export const DAY_TEXTS = {
  free: 'Free Access',
  back: 'All sessions',
  resources: 'Free Summit Resources',
  value: 'Value',
  edition: 'this edition:',
  newTab: 'opens in a new tab',
  get: 'Get it',
  openPrompts: 'Open the prompts',
  sendHomework: 'Send your homework by email',
} as const;

export const homeworkTitle = (day: SummitDay): string => `Day ${day} Homework`;
