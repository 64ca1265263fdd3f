import type { SummitDay } from '@summit/rules';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';
import type { SummitKey } from './summit-names.js';

export const RATING_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RatingStatus = (typeof RATING_STATUSES)[number];

export interface SessionRatingsQuery {
  speaker?: string;
  min_rating?: number;
  status?: RatingStatus | 'all';
}

export interface SessionRatingRow {
  id: string;
  session_title: string;
  speaker: string;
  day: SummitDay;
  session_number: number;
  rating: number;
  user_name: string | null;
  rated_at: string;
  comment: string | null;
  takeaways: string | null;
  display_publicly: boolean;
  status: RatingStatus;
  reviewed_by: string | null;
}

export interface SessionRatingStats {
  pending_count: number;
  total_ratings: number;
  avg_rating: number;
  ratings_with_comments: number;
  ratings_with_takeaways: number;
}

export interface SpeakerRatingStats {
  speaker: string;
  total_ratings: number;
  avg_rating: number;
  comments_count: number;
  takeaways_count: number;
}

/** Sessions that somebody has rated, the best first. */
export interface RatedSession {
  session_id: string;
  summit_id: SummitKey;
  day: SummitDay;
  session_number: number;
  session_title: string;
  speaker: string;
  total_ratings: number;
  avg_rating: number;
  comments_count: number;
  takeaways_count: number;
}

/** How many gave so many stars; like averages, without what was rejected. */
export interface StarCount {
  stars: 1 | 2 | 3 | 4 | 5;
  count: number;
}

export interface SessionRatingsResponse {
  success: true;
  /** Newest first, at most RATINGS_LISTED. */
  ratings: SessionRatingRow[];
  /** These four are of all ratings, whatever the filters. */
  stats: SessionRatingStats;
  speaker_stats: SpeakerRatingStats[];
  session_stats: RatedSession[];
  /** From five stars to one. */
  distribution: StarCount[];
}

export const RATINGS_LISTED = 1_000;

export interface RatingParams {
  id: string;
}

/** The rating as the list showed it: where the visitor has rated again since, the answer is `edit_conflict`. */
export interface DecideRatingQuery {
  /** Its `rated_at`. A caller that leaves it out decides about the rating as it is. */
  rated_at?: string;
}

export const adminSessionRatingsEndpoint: Endpoint<{
  query: SessionRatingsQuery;
  response: SessionRatingsResponse;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/session-ratings',
  access: 'admin',
  staffRole: 'support',
};

/** Every rating of a filter as CSV. */
export const adminExportRatingsEndpoint: Endpoint<{ query: SessionRatingsQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/session-ratings',
  access: 'admin',
  staffRole: 'support',
  source: 'A-162',
  answerFormat: 'file',
};

/** The same decision again changes nothing; one that was rejected answers `rating_already_decided`. */
export const adminApproveRatingEndpoint: Endpoint<{
  params: RatingParams;
  query: DecideRatingQuery;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/dashboard/ratings/:id/approve',
  access: 'admin',
  staffRole: 'support',
};

/** Hides an approved one too. */
export const adminRejectRatingEndpoint: Endpoint<{
  params: RatingParams;
  query: DecideRatingQuery;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/dashboard/ratings/:id/reject',
  access: 'admin',
  staffRole: 'support',
};
