import { Batcher } from './batcher.js';

/** A writer whose writes end when the test says so. */
function controlledWriter() {
  const batches: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const write = (items: number[]) => {
    batches.push(items);
    return new Promise<string[]>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve(items.map((item) => `stored ${item}`)))),
    );
  };
  return { batches, write, end: (error?: Error) => ends.shift()?.(error) };
}

/** The same for writes that go on side by side: the test ends each by its items. */
function heldWriter() {
  const batches: number[][] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const write = (items: number[]) => {
    batches.push(items);
    return new Promise<string[]>((resolve, reject) =>
      ends.set(items.join(), (error) => (error ? reject(error) : resolve(items.map((item) => `stored ${item}`)))),
    );
  };
  return { batches, write, end: (items: number[], error?: Error) => ends.get(items.join())!(error) };
}

const timedOut = () => Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
/** In which a batch that waits for company has begun. */
const nextTurn = async () => {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe('Batcher', () => {
  it('writes what comes in the same moment together, without waiting for more', async () => {
    const { batches, write, end } = controlledWriter();
    const group = new Batcher<number, string>(write);
    const added = Promise.all([group.add(1), group.add(2), group.add(3)]);
    await nextTurn();
    expect(batches).toEqual([[1, 2, 3]]);
    end();
    await added;
  });

  it('collects what comes during a write into the next one', async () => {
    const { batches, write, end } = controlledWriter();
    const group = new Batcher<number, string>(write);
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
    const group = new Batcher<number, number>(async (items) => {
      batches.push(items);
      return items;
    }, 2);
    await Promise.all([1, 2, 3, 4, 5].map((item) => group.add(item)));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('answers only after the write', async () => {
    const { write, end } = controlledWriter();
    const group = new Batcher<number, string>(write);
    let answered = false;
    const added = group.add(1).then(() => (answered = true));
    await nextTurn();
    expect(answered).toBe(false);
    end();
    await added;
    expect(answered).toBe(true);
  });

  it('gives each caller the result of its own item', async () => {
    const { write, end } = controlledWriter();
    const group = new Batcher<number, string>(write);
    const added = Promise.all([group.add(7), group.add(8)]);
    await nextTurn();
    end();
    expect(await added).toEqual(['stored 7', 'stored 8']);
  });

  it('tells every caller when the database is away, and goes on with the next', async () => {
    const { batches, write, end } = controlledWriter();
    const group = new Batcher<number, string>(write);
    const outcomes = Promise.allSettled([group.add(1), group.add(2)]);
    await nextTurn();
    end(new Error('Connection terminated'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = group.add(3);
    await nextTurn();
    end();
    await expect(next).resolves.toBe('stored 3');
    expect(batches).toEqual([[1, 2], [3]]);
  });

  it('keeps nobody waiting twice for a database that does not answer', async () => {
    let now = 0;
    const { batches, write, end } = controlledWriter();
    const group = new Batcher<number, string>(write, 100, () => now);
    const first = group.add(1);
    await nextTurn();
    const outcomes = Promise.allSettled([first, group.add(2)]);
    now = 6_000;
    end(new Error('Query read timeout'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([[1]]);
  });

  it('does them one by one where one of them is refused, so that the others do not fail with it', async () => {
    const batches: number[][] = [];
    const group = new Batcher<number, number>(async (items) => {
      batches.push(items);
      if (items.includes(2)) throw new Error('2 is refused');
      return items;
    });
    const outcomes = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('does them apart where one of them waits for a lock, and the next write does not wait for them', async () => {
    const { batches, write, end } = heldWriter();
    const group = new Batcher<number, string>(write);
    const outcomes = Promise.allSettled([group.add(1), group.add(2), group.add(3), group.add(4)]);
    await nextTurn();
    const next = group.add(5);
    end([1, 2, 3, 4], timedOut());
    await nextTurn();
    expect(batches).toEqual([[1, 2, 3, 4], [1], [2], [3], [5]]);
    end([5]);
    await expect(next).resolves.toBe('stored 5');
    end([1]);
    await nextTurn();
    end([3]);
    end([4]);
    await nextTurn();
    let drained = false;
    const draining = group.drain().then(() => (drained = true));
    await nextTurn();
    expect(drained).toBe(false);
    end([2], timedOut());
    await draining;
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('fails alone where a single one waits for a lock, however long it took', async () => {
    let now = 0;
    const { batches, write, end } = heldWriter();
    const group = new Batcher<number, string>(write, 100, () => now);
    const first = group.add(1);
    await nextTurn();
    const next = group.add(2);
    now = 6_000;
    end([1], timedOut());
    await expect(first).rejects.toThrow('canceling statement');
    await nextTurn();
    end([2]);
    await expect(next).resolves.toBe('stored 2');
    expect(batches).toEqual([[1], [2]]);
  });

  it.each([['a refused one', () => new Error('2 is refused')] as const, ['a lock', timedOut] as const])(
    'asks no more of a database that goes away while they are done one by one after %s',
    async (_, why) => {
      const { batches, write, end } = heldWriter();
      const group = new Batcher<number, string>(write);
      const outcomes = Promise.allSettled([1, 2, 3, 4, 5].map((item) => group.add(item)));
      await nextTurn();
      end([1, 2, 3, 4, 5], why());
      await nextTurn();
      end([1]);
      await nextTurn();
      end([4], new Error('Connection terminated'));
      end([2]);
      end([3]);
      expect((await outcomes).map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'fulfilled',
        'rejected',
        'rejected',
      ]);
      expect(batches).toEqual([[1, 2, 3, 4, 5], [1], [2], [3], [4]]);
      await group.drain();
    },
  );

  it('keeps nobody waiting who came while a database that is asked one by one fell silent', async () => {
    let now = 0;
    const { batches, write, end } = heldWriter();
    const group = new Batcher<number, string>(write, 100, () => now);
    const both = [group.add(1), group.add(2)];
    await nextTurn();
    const outcomes = Promise.allSettled([...both, group.add(3)]);
    end([1, 2], new Error('2 is refused'));
    await nextTurn();
    now = 6_000;
    end([1]);
    end([2], new Error('Query read timeout'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(batches).toEqual([[1, 2], [1], [2]]);
  });

  it('drains what waits and what is being written', async () => {
    const { batches, write, end } = controlledWriter();
    const group = new Batcher<number, string>(write);
    void group.add(1);
    await nextTurn();
    void group.add(2);
    let drained = false;
    const draining = group.drain().then(() => (drained = true));
    end();
    await nextTurn();
    expect(drained).toBe(false);
    end();
    await draining;
    expect(batches).toEqual([[1], [2]]);
  });
});
