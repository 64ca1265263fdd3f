/** Texts of the sessions of one day, in the summit and among the recordings (member.md 2.8). */
export const DAY_LIST_TEXTS = {
  access: 'Access Session Now',
  giftIncluded: 'Free Gift Included',
  previousDays: 'Previous Days',
  otherDays: 'Other Days',
  allSessions: 'View All Sessions',
} as const;

export const expertSessionsText = (count: number): string =>
  count === 1 ? '1 Expert Session' : `${count} Expert Sessions`;
