import type { Sql } from '../../../platform/database/sql.js';
import { ViewNotes } from './view-notes.js';

describe('ViewNotes (M-097)', () => {
  it('writes together what comes while others are being written, and tells each when it is stored', async () => {
    const written: unknown[] = [];
    const gates: (() => void)[] = [];
    const query: Sql['query'] = async (_statement, values) => {
      written.push(values?.[0]);
      await new Promise<void>((open) => gates.push(open));
      return [];
    };
    const notes = new ViewNotes({ query });
    const stored: string[] = [];
    const note = (id: string) => notes.note(id).then(() => stored.push(id));
    const first = note('a');
    await new Promise(setImmediate);
    const others = [note('b'), note('a'), note('c')];
    expect(written).toEqual([['a']]);
    gates[0]!();
    await first;
    await new Promise(setImmediate);
    expect([written, stored]).toEqual([[['a'], ['b', 'a', 'c']], ['a']]);
    gates[1]!();
    await Promise.all(others);
    expect(stored).toEqual(['a', 'b', 'a', 'c']);
  });

  it('goes on after a failure, which those hear who waited for it', async () => {
    let fails = true;
    const query: Sql['query'] = async () => {
      if (fails) throw new Error('away');
      return [];
    };
    const notes = new ViewNotes({ query });
    await expect(notes.note('a')).rejects.toThrow('away');
    fails = false;
    await expect(notes.note('b')).resolves.toBeUndefined();
  });
});
