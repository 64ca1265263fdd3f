import { oneAhead } from './one-ahead.js';

/** Batches 1 to `count`; fails in place of number `failing`. */
function source(count: number, failing = Infinity) {
  const seen = { begun: 0, ended: false };
  const batches = async function* () {
    try {
      for (let n = 1; n <= count; n++) {
        seen.begun = n;
        if (n === failing) throw new Error('the database is away');
        yield n;
      }
    } finally {
      seen.ended = true;
    }
  };
  return { seen, batches: oneAhead(batches()) };
}
const rest = async <Batch>(batches: AsyncIterable<Batch>) => {
  const all: Batch[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
};

describe('batches that are read ahead', () => {
  it.each([0, 1, 2, 5])('are all %s, in their order', async (count) => {
    expect(await rest(source(count).batches)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  });

  it('are read one further than was asked for, and no more', async () => {
    const { seen, batches } = source(5);
    await batches.next();
    expect(seen.begun).toBe(2);
    await batches.next();
    expect(seen.begun).toBe(3);
    await batches.return(undefined);
    expect(seen).toEqual({ begun: 3, ended: true });
  });

  it('fail where the reading failed, after what came before it', async () => {
    const { batches } = source(5, 3);
    expect([(await batches.next()).value, (await batches.next()).value]).toEqual([1, 2]);
    await expect(batches.next()).rejects.toThrow('the database is away');
  });
});
