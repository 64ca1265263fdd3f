/** Pieces of SQL that many statements share. Values come from the code, never from outside. */

/** A time as milliseconds since 1970 (UTC), as JavaScript counts. */
export const ms = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`;

/** A parameter (`$3`) or a column in such milliseconds as a time. */
export const at = (milliseconds: string): string => `to_timestamp(${milliseconds}::float8 / 1000)`;

/** Whether the column holds one of the values: lists of statuses stand in the domain once, and not again in SQL. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;

/** Larger than every number of a row: where a list that goes from the newest number on begins. */
export const MAX_BIGINT = '9223372036854775807';

/** Part of a text as a pattern for LIKE, in which nothing of the text is special. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Rows whose column holds what the first pattern says, found by the second one, of its rare part (`rarePart`): in small letters, the first
 * one is nothing that the index would look for too.
 */
export const holding = (column: string, { whole, rare }: { whole: string; rare: string }): string =>
  `(${column} ilike ${rare} and lower(${column}) like lower(${whole}))`;
