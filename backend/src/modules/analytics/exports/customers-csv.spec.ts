import { Readable } from 'node:stream';
import type { CustomerRow } from '@summit/contracts';
import { customersCsv } from './customers-csv.js';
import { asStream } from '../../../platform/csv/as-stream.js';
import { primed } from '../../../platform/csv/primed.js';

const ROWS = 1_000_000;
const BATCH = 2_000;
/** What a stream may hold besides the chunk that its reader has: one that it fetches ahead. */
const AHEAD = 2;

const customer = (n: number): CustomerRow => ({
  id: String(n),
  name: `Person ${n}`,
  email: `p${n}@export.test`,
  source: 'direct',
  affiliate_info: null,
  total_spent: 0,
  conversion_funnel: { signup_to_vip: false, vip_to_implementation: false, implementation_to_dfy: false },
  signup_date: '2025-10-20T18:00:00.000Z',
});

/** Batches as the database would give them; counts how many were asked for. */
function source(rows: number) {
  const read = { batches: 0 };
  const batches = async function* () {
    const batch = Array.from({ length: BATCH }, (_, n) => customer(n));
    for (let left = rows; left > 0; left -= BATCH) {
      read.batches += 1;
      yield batch.slice(0, Math.min(left, BATCH));
    }
  };
  return { read, batches };
}

// S15 of the reliability plan
describe('the file of a million customers', () => {
  it('is read from the database only as fast as it leaves, so no more than two batches are ever in memory', async () => {
    const { read, batches } = source(ROWS);
    const file = asStream(await primed(customersCsv(batches())));
    let [lines, taken, ahead] = [0, 0, 0];
    for await (const chunk of file as AsyncIterable<Buffer>) {
      taken += 1;
      for (const byte of chunk) if (byte === 0x0a) lines += 1;
      ahead = Math.max(ahead, read.batches - taken);
    }
    expect(lines).toBe(ROWS + 1);
    expect(ahead).toBeLessThanOrEqual(AHEAD);
  });

  it('waits for a reader that has stopped, and ends its reading with it', async () => {
    const { read, batches } = source(ROWS);
    const file = asStream(await primed(customersCsv(batches())));
    file.once('readable', () => undefined);
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(read.batches).toBeLessThanOrEqual(AHEAD);
    file.destroy();
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(read.batches).toBeLessThanOrEqual(AHEAD);
    expect(file).toBeInstanceOf(Readable);
  });
});
