import { pino } from 'pino';
import type { Statement } from '../database/sql.js';
import { EventRelay } from './event-relay.js';

describe('the looks of an EventRelay', () => {
  let looks = 0;
  let shows = 0;
  let found = 0;
  const sql = {
    query: async <Row>({ name }: Statement): Promise<Row[]> => {
      if (name === 'relay-move') looks += 1;
      else shows += 1;
      return [{ events: found }] as Row[];
    },
  };
  let relay: EventRelay;
  beforeEach(async () => {
    jest.useFakeTimers();
    [looks, shows, found] = [0, 0, 0];
    relay = new EventRelay(sql, { routes: () => [] }, pino({ level: 'silent' }));
    relay.start();
    await jest.advanceTimersByTimeAsync(0);
  });
  afterEach(async () => {
    await relay.stop();
    jest.useRealTimers();
  });
  const looksWithin = async (ms: number) => {
    const before = looks;
    await jest.advanceTimersByTimeAsync(ms);
    return looks - before;
  };

  it('are one a second while nobody writes events', async () => {
    expect(looks).toBe(1);
    expect(await looksWithin(10_000)).toBe(10);
  });

  it('are twenty a second for two seconds after somebody has told of an event, the first at once', async () => {
    relay.wake();
    expect(await looksWithin(0)).toBe(1);
    expect(await looksWithin(1_000)).toBe(20);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await looksWithin(10_000)).toBeLessThanOrEqual(10);
  });

  it('cost one statement more in five seconds, however often they are', async () => {
    found = 1;
    relay.wake();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looks).toBeGreaterThan(1_000);
    expect(shows).toBeLessThanOrEqual(13);
  });

  it('go on often as long as they find something', async () => {
    found = 1;
    relay.wake();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await looksWithin(1_000)).toBe(20);
  });
});
