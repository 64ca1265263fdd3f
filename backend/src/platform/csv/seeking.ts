const ROWS_AT_A_TIME = 1_000;

/** At most `limit` rows behind `last`, in the order of the list; its first ones where there is no `last`. */
export type ReadBehind<Row> = (from: { last: Row | undefined; limit: number }) => Promise<readonly Row[]>;

/**
 * Later than every row: where a list that goes from the newest time on begins. Compared as the time of any other row, so that the database
 * enters its index there each time; a condition that may also be null makes it read all rows before the batch.
 */
export const LATEST = 'infinity';

/**
 * A whole list for a file, batch by batch: each is read from the last row of the one before, so the last batch costs what the first one
 * costs, nothing that comes in meanwhile is told twice, and neither memory nor a connection is held while the reader takes their time.
 */
export async function* seeking<Row>(read: ReadBehind<Row>, limit = ROWS_AT_A_TIME): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read({ last, limit });
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

/** The same batches as the file shows them. */
export async function* presented<Stored, Row>(
  batches: AsyncIterable<readonly Stored[]>,
  present: (rows: readonly Stored[]) => readonly Row[] | Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) yield await present(rows);
}
