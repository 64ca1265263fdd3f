import type { SessionRatingRow, SessionRatingsResponse } from '@summit/contracts';
import type { RatingsOverview } from '../application/moderate-ratings.use-case.js';
import type { ListedRating } from '../application/session-ratings.port.js';
import { presentAverage } from './session.presenter.js';

const presentRating = (rating: ListedRating): SessionRatingRow => ({
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
  reviewed_by: rating.reviewedBy,
});

export const presentRatings = ({ ratings, counts, speakers }: RatingsOverview): SessionRatingsResponse => ({
  success: true,
  ratings: ratings.map(presentRating),
  stats: {
    pending_count: counts.pending,
    total_ratings: counts.total,
    avg_rating: presentAverage(counts.average),
    ratings_with_comments: counts.comments,
    ratings_with_takeaways: counts.takeaways,
  },
  speaker_stats: speakers.map(({ speaker, total, average, comments, takeaways }) => ({
    speaker,
    total_ratings: total,
    avg_rating: presentAverage(average),
    comments_count: comments,
    takeaways_count: takeaways,
  })),
});
