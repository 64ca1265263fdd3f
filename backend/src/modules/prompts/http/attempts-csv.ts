import type { PromptAccessEntry } from '@summit/contracts';
import { csvChunks } from '../../../platform/csv/csv-file.js';
import type { CsvCell } from '../../../platform/csv/csv-line.js';

const HEADER = ['email', 'validated', 'disclaimer_accepted', 'total_prompts_viewed', 'timestamp'];

const cells = (entry: PromptAccessEntry): CsvCell[] => [
  entry.email,
  entry.validated,
  entry.disclaimer_accepted,
  entry.total_prompts_viewed,
  entry.timestamp,
];

/** The attempts as a file, batch by batch. */
export const attemptsCsv = (batches: AsyncIterable<PromptAccessEntry[]>): AsyncGenerator<string> =>
  csvChunks(HEADER, batches, cells);
