import { presented, seeking } from './seeking.js';

const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => n);

async function batchesOf<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const batches: Row[] = [];
  for await (const batch of list) batches.push(batch);
  return batches;
}

describe('a list that is read from its last row on', () => {
  it.each([0, 1, 3, 4, 5, 8, 9])('has all of %s rows, in batches', async (count) => {
    const list = seeking<number>(async ({ last = -1, limit }) => rowsOf(count).slice(last + 1, last + 1 + limit), 4);
    const batches = await batchesOf(list);
    expect(batches.flat()).toEqual(rowsOf(count));
    expect(batches.every(({ length }) => length > 0 && length <= 4)).toBe(true);
  });

  it('reads the next batch only when the one before was taken', async () => {
    let reads = 0;
    const list = seeking<number>(async ({ limit }) => {
      reads += 1;
      return rowsOf(limit);
    });
    await list.next();
    expect(reads).toBe(1);
    await list.next();
    expect(reads).toBe(2);
    await list.return(undefined);
  });

  it('shows its rows as the file shows them', async () => {
    const list = presented(
      seeking<number>(async ({ last }) => (last === undefined ? [1, 2] : [])),
      async (rows) => rows.map((n) => `row ${n}`),
    );
    expect(await batchesOf(list)).toEqual([['row 1', 'row 2']]);
  });
});
