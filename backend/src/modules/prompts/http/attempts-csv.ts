import type { PromptAccessEntry } from '@summit/contracts';
import { csvLine } from '../../../platform/csv/csv-line.js';

const HEADER = ['email', 'validated', 'disclaimer_accepted', 'total_prompts_viewed', 'timestamp'];
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const line = (entry: PromptAccessEntry): string =>
  csvLine([
    entry.email,
    yesNo(entry.validated),
    yesNo(entry.disclaimer_accepted),
    entry.total_prompts_viewed,
    entry.timestamp,
  ]);

/** The attempts as a file, batch by batch. The mark in front tells spreadsheets that it is UTF-8. */
export async function* attemptsCsv(batches: AsyncIterable<PromptAccessEntry[]>): AsyncGenerator<string> {
  yield `\ufeff${csvLine(HEADER)}`;
  for await (const entries of batches) yield entries.map(line).join('');
}
