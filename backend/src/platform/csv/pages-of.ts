const ROWS_AT_A_TIME = 1_000;

/** One page of a list and how many rows it has in all, as the list's own call reads it. */
export type ReadPage<Row> = (page: { limit: number; skip: number }) => Promise<{ data: readonly Row[]; total: number }>;

/**
 * A whole list for a file, by its own pages. What comes in meanwhile moves rows to the next page: nobody is told twice, and the file
 * ends with as many rows as the list had when it began.
 */
export async function* pagesOf<Row>(
  read: ReadPage<Row>,
  idOf: (row: Row) => string,
  limit = ROWS_AT_A_TIME,
): AsyncGenerator<readonly Row[]> {
  let last = new Set<string>();
  let left = Infinity;
  for (let skip = 0; left > 0; skip += limit) {
    const { data, total } = await read({ limit, skip });
    left = Math.min(left, total);
    const fresh = data.filter((row) => !last.has(idOf(row))).slice(0, left);
    yield fresh;
    left -= fresh.length;
    last = new Set(data.map(idOf));
    if (data.length < limit) return;
  }
}
