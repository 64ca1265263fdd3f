import type { SessionRatingRow } from '@summit/contracts';
import { csvChunks } from '../../../platform/csv/csv-file.js';
import type { ListedRating } from '../application/session-ratings.port.js';
import { presentRating } from './ratings.presenter.js';

/** The fields of a rating as the list names them. */
const COLUMNS = [
  'id',
  'session_title',
  'speaker',
  'day',
  'session_number',
  'rating',
  'user_name',
  'rated_at',
  'comment',
  'takeaways',
  'display_publicly',
  'status',
  'reviewed_by',
] as const satisfies readonly (keyof SessionRatingRow)[];

/** Ratings as a file, batch by batch. */
export const ratingsCsv = (batches: AsyncIterable<ListedRating[]>): AsyncGenerator<string> =>
  csvChunks(COLUMNS, batches, (rating) => {
    const row = presentRating(rating);
    return COLUMNS.map((column) => row[column]);
  });
