import { pagesOf } from './pages-of.js';

const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => `row ${n}`);
async function told(pages: AsyncIterable<readonly string[]>): Promise<string[]> {
  const rows: string[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

describe('a list for a file', () => {
  it.each([0, 1, 4, 5, 9])('has all of %s rows in their order', async (count) => {
    const list = rowsOf(count);
    const asked: number[] = [];
    const read = async ({ limit, skip }: { limit: number; skip: number }) => {
      asked.push(skip);
      return { data: list.slice(skip, skip + limit), total: count };
    };
    expect(await told(pagesOf(read, (row) => row, 4))).toEqual(list);
    expect(asked).toEqual([0, 4, 8].filter((skip) => skip === 0 || skip <= count - (count % 4 === 0 ? 1 : 0)));
  });

  it('tells no row twice that a new one has moved to the next page', async () => {
    const list = rowsOf(8);
    const read = async ({ limit, skip }: { limit: number; skip: number }) => {
      const data = list.slice(skip, skip + limit);
      const total = list.length;
      list.unshift('new');
      return { data, total };
    };
    expect(await told(pagesOf(read, (row) => row, 4))).toEqual(
      rowsOf(8).slice(0, 4).concat('row 4', 'row 5', 'row 6', 'row 7').slice(0, 8),
    );
  });
});
