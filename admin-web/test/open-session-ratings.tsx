import { adminSessionRatingsEndpoint, type SessionRatingRow, type SessionRatingsResponse } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import { renderInAdmin } from './render-in-admin';
import { SessionRatingsTab } from '../src/features/session-ratings/SessionRatingsTab';

export const WAITING: SessionRatingRow = {
  id: 'rating-1',
  session_title: 'Rent out what you own',
  speaker: 'Amara Okafor',
  day: 2,
  session_number: 3,
  rating: 5,
  user_name: 'Noor',
  rated_at: '2025-10-29T20:00:00.000Z',
  comment: 'Clear and kind',
  takeaways: 'Start with one room',
  display_publicly: false,
  status: 'pending',
  reviewed_by: null,
};

export const SHOWN: SessionRatingRow = {
  ...WAITING,
  id: 'rating-2',
  speaker: 'Ben Osei',
  user_name: null,
  comment: 'Fine',
  takeaways: null,
  rating: 3,
  status: 'approved',
  display_publicly: true,
  reviewed_by: 'ops@summit.example',
};

export const figures = { total_ratings: 9, comments_count: 4, takeaways_count: 2 };

export const ANSWER: SessionRatingsResponse = {
  success: true,
  ratings: [WAITING, SHOWN],
  stats: {
    pending_count: 7,
    total_ratings: 1_204,
    avg_rating: 4.3,
    ratings_with_comments: 310,
    ratings_with_takeaways: 88,
  },
  speaker_stats: [
    { speaker: 'Amara Okafor', avg_rating: 4.61, ...figures },
    { speaker: 'Ben Osei', avg_rating: 4.1, ...figures },
    { speaker: 'Chi Wu', avg_rating: 3.2, ...figures },
    { speaker: 'Dan Roe', avg_rating: 2.1, ...figures },
  ],
  session_stats: [
    {
      session_id: 's-1',
      summit_id: 'passive_income_summit_2024',
      day: 2,
      session_number: 3,
      session_title: 'Rent out what you own',
      speaker: 'Amara Okafor',
      avg_rating: 4.61,
      ...figures,
    },
  ],
  distribution: [
    { stars: 5, count: 60 },
    { stars: 4, count: 30 },
    { stars: 3, count: 10 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
};

export const world = (answer: SessionRatingsResponse = ANSWER) =>
  new FakeServer().answers(adminSessionRatingsEndpoint, ({ query }) => ({
    ...answer,
    ratings: query['min_rating'] === '1' ? [] : answer.ratings,
  }));

export const open = async (server = world()) => {
  renderInAdmin(<SessionRatingsTab />, { server });
  await screen.findByText('Clear and kind');
  return server;
};
