import type {
  RatedSession,
  SessionRatingRow,
  SessionRatingsResponse,
  SpeakerRatingStats,
  SummitKey,
} from '@summit/contracts';
import type { AddressOf } from '../../auth/auth.public.js';
import type { RatingsOverview } from '../application/moderate-ratings.use-case.js';
import type { ListedRating, SessionCounts, SpeakerCounts } from '../application/session-ratings.port.js';
import { presentAverage } from './session.presenter.js';

export const presentRating = (rating: ListedRating, addressOf: AddressOf): SessionRatingRow => ({
  id: rating.id,
  session_title: rating.sessionTopic,
  speaker: rating.speaker,
  day: rating.day,
  session_number: rating.sessionNumber,
  rating: rating.stars,
  user_name: rating.userName,
  rated_at: new Date(rating.ratedAt).toISOString(),
  comment: rating.comment,
  takeaways: rating.takeaways,
  display_publicly: rating.displayPublicly,
  status: rating.status,
  reviewed_by: addressOf(rating.reviewedBy),
});

export const presentRatings = (overview: RatingsOverview, addressOf: AddressOf): SessionRatingsResponse => ({
  success: true,
  ratings: overview.ratings.map((rating) => presentRating(rating, addressOf)),
  stats: {
    pending_count: overview.counts.pending,
    total_ratings: overview.counts.total,
    avg_rating: presentAverage(overview.counts.average),
    ratings_with_comments: overview.counts.comments,
    ratings_with_takeaways: overview.counts.takeaways,
  },
  speaker_stats: presentSpeakers(overview.speakers),
  session_stats: presentSessions(overview.sessions),
  distribution: overview.distribution,
});

export const presentSpeakers = (speakers: readonly SpeakerCounts[]): SpeakerRatingStats[] =>
  speakers.map(({ speaker, total, average, comments, takeaways }) => ({
    speaker,
    total_ratings: total,
    avg_rating: presentAverage(average),
    comments_count: comments,
    takeaways_count: takeaways,
  }));

export const presentSessions = (sessions: readonly SessionCounts[]): RatedSession[] =>
  sessions.map((session) => ({
    session_id: session.sessionId,
    summit_id: session.summitKey as SummitKey,
    day: session.day,
    session_number: session.sessionNumber,
    session_title: session.topic,
    speaker: session.speaker,
    total_ratings: session.total,
    avg_rating: presentAverage(session.average),
    comments_count: session.comments,
    takeaways_count: session.takeaways,
  }));
