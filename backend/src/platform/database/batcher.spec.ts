import { GroupCommit } from './group-commit.js';

/** A writer whose writes end when the test says so. */
function controlledWriter() {
  const batches: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const write = (items: number[]) => {
    batches.push(items);
    return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  };
  return { batches, write, end: (error?: Error) => ends.shift()?.(error) };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('GroupCommit', () => {
  it('writes what comes in the same moment together, without waiting for more', async () => {
    const { batches, write, end } = controlledWriter();
    const group = new GroupCommit<number>(write);
    const added = Promise.all([group.add(1), group.add(2), group.add(3)]);
    await nextTurn();
    expect(batches).toEqual([[1, 2, 3]]);
    end();
    await added;
  });

  it('collects what comes during a write into the next one', async () => {
    const { batches, write, end } = controlledWriter();
    const group = new GroupCommit<number>(write);
    const first = group.add(1);
    await nextTurn();
    const rest = Promise.all([group.add(2), group.add(3)]);
    await nextTurn();
    expect(batches).toEqual([[1]]);
    end();
    await first;
    await nextTurn();
    expect(batches).toEqual([[1], [2, 3]]);
    end();
    await rest;
  });

  it('splits what is too much for one write', async () => {
    const batches: number[][] = [];
    const group = new GroupCommit<number>(async (items) => void batches.push(items), 2);
    await Promise.all([1, 2, 3, 4, 5].map((item) => group.add(item)));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('answers only after the write', async () => {
    const { write, end } = controlledWriter();
    const group = new GroupCommit<number>(write);
    let answered = false;
    const added = group.add(1).then(() => (answered = true));
    await nextTurn();
    expect(answered).toBe(false);
    end();
    await added;
    expect(answered).toBe(true);
  });

  it('tells every caller of a write that failed, and goes on with the next', async () => {
    const { write, end } = controlledWriter();
    const group = new GroupCommit<number>(write);
    const outcomes = Promise.allSettled([group.add(1), group.add(2)]);
    await nextTurn();
    end(new Error('no database'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = group.add(3);
    await nextTurn();
    end();
    await expect(next).resolves.toBeUndefined();
  });

  it('drains what waits and what is being written', async () => {
    const written: number[] = [];
    const group = new GroupCommit<number>(async (items) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      written.push(...items);
    });
    void group.add(1);
    await nextTurn();
    void group.add(2);
    await group.drain();
    expect(written).toEqual([1, 2]);
  });
});
