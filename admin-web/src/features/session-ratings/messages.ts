import type { RatingStatus } from '@summit/contracts';
import type { StatusTone } from '../../lib/panel/StatusChip';

/** Texts of the tab `session-ratings` (admin.md 2, 4; ui.md 4.3). */
export const RATINGS_TEXTS = {
  figures: 'Rating figures',
  pending: 'Pending',
  pendingNote: 'Wait for a decision',
  total: 'Ratings',
  totalNote: 'With those that were rejected',
  average: 'Average rating',
  averageNote: 'Without those that were rejected',
  comments: 'With comments',
  takeaways: 'With takeaways',
  takeawaysNote: 'Shown here only',
  distribution: 'Stars',
  speakers: 'Speaker performance',
  sessions: 'Sessions by rating',
  list: 'Ratings',
  failed: 'We could not load the session ratings.',
  loading: 'Loading session ratings...',
  nobody: 'Nobody has rated a session yet',
  nobodyReason: 'Viewers rate a session on its page while they may watch it.',
  nothingFound: 'No rating matches',
  nothingFoundReason: 'Choose another speaker, fewer stars, or another status.',
  speaker: 'Speaker',
  allSpeakers: 'All speakers',
  minimum: 'Minimum rating',
  anyRating: 'Any rating',
  status: 'Status',
  anonymous: 'Anonymous',
  takeawayLabel: 'Takeaway',
  shown: 'Shown on the page',
  reviewedBy: 'Decided by',
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: 'Approve this rating?',
  approveBody: 'Its comment shows on the page of the session.',
  rejectTitle: 'Reject this rating?',
  rejectBody: 'It stays off the page and no longer counts in any average.',
  hide: 'Hide',
  hideTitle: 'Hide this rating?',
  hideBody: 'Its comment leaves the page of the session, and it no longer counts in any average.',
  overtaken: 'The visitor has rated again meanwhile. Read the rating as it is now, then decide.',
  unknown: 'Unknown error',
  newest: (count: string) => `The newest ${count} are listed. The export has all of them.`,
} as const;

export const STATUS_FILTERS: Readonly<Record<RatingStatus | 'all', string>> = {
  all: 'Any status',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const RATING_CHIPS: Readonly<Record<RatingStatus, { label: string; tone: StatusTone }>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
};
