import type { SessionRatingRow } from '@summit/contracts';
import { csvLine } from '../../../platform/csv/csv-line.js';
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

function line(row: SessionRatingRow): string {
  return csvLine(
    COLUMNS.map((column) => {
      const value = row[column];
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    }),
  );
}

/** Ratings as a file, batch by batch. The mark in front tells spreadsheets that it is UTF-8. */
export async function* ratingsCsv(batches: AsyncIterable<ListedRating[]>): AsyncGenerator<string> {
  yield `\ufeff${csvLine(COLUMNS)}`;
  for await (const ratings of batches) yield ratings.map((rating) => line(presentRating(rating))).join('');
}
