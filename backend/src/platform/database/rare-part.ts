import { statement, type SqlExecutor } from './sql.js';

/** A text column with an index of its trigrams. */
export interface SearchedColumn {
  table: string;
  column: string;
}

/** Names and addresses of everybody whom the lists know. */
export const CUSTOMER_WORDS: SearchedColumn = { table: 'customer_part', column: 'words' };

/** Values that ANALYZE has kept of the column, about a hundred of them from all over it: what many rows share, some of these have. */
const SAMPLE = statement(
  'rare-part-sample',
  `select histogram_bounds::text::text[] as sample from pg_stats where schemaname = current_schema and tablename = $1 and attname = $2`,
);

/**
 * The part of a word to ask an index of trigrams for. The index reads a list for each three letters of what it is asked for, and those that
 * every address has (of `@gmail.com`, say) are as long as the table: asked for the rare part alone it answers many times sooner. What it
 * names holds that part; whether it holds the word, the query says of each row.
 */
export async function rarePart(sql: SqlExecutor, { table, column }: SearchedColumn, word: string): Promise<string> {
  const [kept] = await sql.query<{ sample: string[] | null }>(SAMPLE, [table, column]);
  return rarestPart(word, kept?.sample ?? []);
}

const TRIGRAM = 3;
/** Three trigrams: together they are rare enough, and one of them among many others is not read in vain. */
const PART = 5;

/** The part of letters and digits whose trigrams the fewest of the sample have; the word itself where there is none, or no sample. */
export function rarestPart(word: string, sample: readonly string[]): string {
  const known = sample.map((value) => value.toLowerCase());
  const shared = (part: string): number => {
    const trigrams = piecesOf(part.toLowerCase(), TRIGRAM);
    const holders = trigrams.map((trigram) => known.filter((value) => value.includes(trigram)).length);
    return holders.reduce((sum, count) => sum + count, 0) / trigrams.length;
  };
  const parts = known.length === 0 ? [] : (word.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const [rarest] = parts
    .flatMap((part) => piecesOf(part, PART))
    .map((part) => ({ part, shared: shared(part) }))
    .sort((a, b) => a.shared - b.shared || b.part.length - a.part.length);
  return rarest?.part ?? word;
}

/** All pieces of the length, or the text where it is shorter; no sign is cut in two. */
function piecesOf(text: string, length: number): string[] {
  const signs = Array.from(text);
  if (signs.length <= length) return [text];
  return Array.from({ length: signs.length - length + 1 }, (_, start) => signs.slice(start, start + length).join(''));
}
