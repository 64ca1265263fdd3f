/** Texts of the resources library (member.md 2.5). */
export const RESOURCES_TEXTS = {
  title: 'VIP Resources Library',
  loading: 'Loading resources...',
  loadFailed: 'We could not load your resources.',
  parts: 'Parts of the library',
  bonuses: 'Signup Bonuses',
  download: 'Download Now',
  downloading: 'Downloading...',
  downloadFailed: 'The download failed. Try again in a moment.',
  additional: 'Additional Resources',
  openPrompts: 'Open the prompts',
  sessions: 'Summit Sessions',
  sessionsCard: 'All Summit Sessions',
  sessionsAbout: 'Every session of the five days, with speaker, topic and rating.',
  viewSessions: 'View All Sessions',
  browseByDay: 'Browse by Day',
  orders: 'With Your Orders',
  workshops: 'Workshop Series',
  workshopsAbout: 'Five working sessions, one for the homework of each day. The gift of your VIP order.',
  watch: 'Watch',
  highlights: 'Speaker Interview Highlights Vault',
  highlightsAbout: 'The best ten minutes of every interview, with what is said in them.',
  transcript: 'Transcript',
  transcriptMissing: 'There is no transcript of this one yet.',
  libraryFailed: 'We could not load this part of your library.',
  gifts: 'Speaker Bonus Gifts',
  searchLabel: 'Search speakers and gifts',
  search: 'Search speakers...',
  clear: 'Clear search',
  speaker: 'Speaker',
  giftTitle: 'Gift Title',
  description: 'Description',
  action: 'Action',
  access: 'Access Gift',
  newTab: 'opens in a new tab',
  emptyHint: 'Check the spelling, or search for another speaker.',
  footerTitle: 'Want to Access All Sessions?',
  footerAbout: 'The recordings of each summit that you have access to are on your dashboard.',
  footerAction: 'Go to Dashboard',
} as const;

export const noGiftsText = (term: string): string => `No speaker gifts found matching "${term}"`;
/** `All 53 gifts` */
export const allGiftsText = (count: number): string => `All ${count} gifts`;
/** `12:40 to 22:40` */
export const spanText = (from: number, to: number): string => `${clock(from)} to ${clock(to)}`;
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const giftCountText = (count: number): string => (count === 1 ? '1 speaker gift' : `${count} speaker gifts`);
