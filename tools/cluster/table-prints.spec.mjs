import { changedTables, sizeOf, tablePrints } from './table-prints.mjs';

describe('what the tables hold', () => {
  it('is compared by how many rows there are and what stands in them', async () => {
    const prints = await tablePrints(async (text) => {
      if (text.includes('pg_tables')) return [{ name: 'public.empty' }, { name: 'public.full' }];
      return [text.includes('from public.full t') ? { n: 2, print: 'abc' } : { n: 0, print: null }];
    });
    expect(prints).toEqual({ 'public.empty': '0 rows', 'public.full': '2 rows abc' });
    expect(sizeOf(prints)).toBe('2 tables with 2 rows');
  });

  it('has changed where a row is another one, and where a table is gone or new', () => {
    const before = { same: '1 rows a', other: '1 rows a', gone: '0 rows' };
    expect(changedTables(before, before)).toEqual([]);
    expect(changedTables(before, { same: '1 rows a', other: '1 rows b', fresh: '0 rows' })).toEqual([
      'fresh: not there, now 0 rows',
      'gone: 0 rows, now not there',
      'other: 1 rows a, now 1 rows b',
    ]);
  });
});
