/** Texts of the page of all sessions (member.md 2.7). */
export const SESSIONS_TEXTS = {
  title: 'All Summit Sessions',
  intro:
    'Every talk of the summit, day by day. Each is free to watch while its window is open, and VIP members keep all of them for life. Search by title, speaker or what is said.',
  free: 'Free Public Access - Limited Time!',
  access: 'Access Session',
  jump: 'Jump to a day',
  empty: 'No sessions yet',
  search: 'Search the talks',
  searchHint: 'Titles, speakers and what is said',
  clear: 'Clear search',
  searchFailed: 'The search did not work. Try again in a moment.',
  results: 'Results',
} as const;

export const countText = (sessions: number, days: number): string => `${sessions} Expert Sessions Across ${days} Days`;
export const dayHeading = (day: number, title: string): string => `Day ${day}: ${title}`;
export const viewDayText = (day: number): string => `View Day ${day}`;
export const sessionNumberText = (number: number): string => `Session ${number}`;
export const foundText = (count: number): string => (count === 1 ? 'Found 1 talk' : `Found ${count} talks`);
export const nothingFoundText = (term: string): string => `No talks found matching "${term}"`;
