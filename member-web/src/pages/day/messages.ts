import type { SummitDay } from '@summit/rules';

/** Texts of the day pages (member.md 2.8). */
export const DAY_TEXTS = {
  free: 'Free Access',
  back: 'All sessions',
  access: 'Access Session Now',
  giftIncluded: 'Free Gift Included',
  resources: 'Free Summit Resources',
  value: 'Value',
  newTab: 'opens in a new tab',
  get: 'Get it',
  openPrompts: 'Open the prompts',
  sendHomework: 'Send your homework by email',
  previousDays: 'Previous Days',
  otherDays: 'Other Days',
  allSessions: 'View All Sessions',
} as const;

export const expertSessionsText = (count: number): string =>
  count === 1 ? '1 Expert Session' : `${count} Expert Sessions`;
export const homeworkTitle = (day: SummitDay): string => `Day ${day} Homework`;
