import { GroupCommit } from './group-commit.js';

describe('GroupCommit', () => {
  it('writes what comes within the wait together', async () => {
    const batches: number[][] = [];
    const group = new GroupCommit<number>(async (items) => void batches.push(items), { maxWaitMs: 5, maxItems: 100 });
    await Promise.all([group.add(1), group.add(2), group.add(3)]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('does not wait once the batch is full', async () => {
    const batches: number[][] = [];
    const group = new GroupCommit<number>(async (items) => void batches.push(items), {
      maxWaitMs: 60_000,
      maxItems: 2,
    });
    await Promise.all([group.add(1), group.add(2)]);
    expect(batches).toEqual([[1, 2]]);
  });

  it('answers only after the write', async () => {
    let stored = false;
    const group = new GroupCommit<number>(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        stored = true;
      },
      { maxWaitMs: 1, maxItems: 100 },
    );
    await group.add(1);
    expect(stored).toBe(true);
  });

  it('tells every caller of a batch that failed, and goes on with the next', async () => {
    let fail = true;
    const group = new GroupCommit<number>(
      async () => {
        if (fail) throw new Error('no database');
      },
      { maxWaitMs: 1, maxItems: 100 },
    );
    const outcomes = await Promise.allSettled([group.add(1), group.add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fail = false;
    await expect(group.add(3)).resolves.toBeUndefined();
  });

  it('drains what waits and what is being written', async () => {
    const written: number[] = [];
    const group = new GroupCommit<number>(
      async (items) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        written.push(...items);
      },
      { maxWaitMs: 60_000, maxItems: 100 },
    );
    const added = group.add(7);
    await group.drain();
    await added;
    expect(written).toEqual([7]);
  });
});
