import { DAY_MS, HOUR_MS } from '@summit/rules';
import { startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { RateLimiter } from './rate-limiter.js';

describe('RateLimiter', () => {
  let processes: RunningApp[];
  beforeAll(async () => {
    const first = await startApp();
    processes = [first, await startApp({ database: first.database })];
  });
  afterAll(async () => {
    for (const one of processes.reverse()) await one.stop();
  });
  const limiters = () => processes.map(({ app }) => app.get(RateLimiter));
  const allowedOf = async (limit: { name: string; limit: number; seconds: number }, hits: number) => {
    let allowed = 0;
    for (let i = 0; i < hits; i++) if ((await limiters()[i % 2]!.hit(limit, 'visitor')).allowed) allowed += 1;
    return allowed;
  };

  it('is exact over two processes for limits under 20', async () => {
    expect(await allowedOf({ name: 'small', limit: 5, seconds: 60 }, 20)).toBe(5);
  });

  it('lets at most a tenth too many pass for larger limits', async () => {
    const allowed = await allowedOf({ name: 'large', limit: 100, seconds: 60 }, 400);
    expect(allowed).toBeGreaterThanOrEqual(100);
    expect(allowed).toBeLessThanOrEqual(110);
  });

  it('is exact when fifty come at once', async () => {
    const limit = { name: 'rush', limit: 10, seconds: 60 };
    const decisions = await Promise.all(Array.from({ length: 50 }, (_, i) => limiters()[i % 2]!.hit(limit, 'visitor')));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  it('keeps visitors and names apart, and starts afresh with the next window', async () => {
    const limit = { name: 'window', limit: 1, seconds: 60 };
    const [limiter] = limiters();
    expect((await limiter!.hit(limit, 'a')).allowed).toBe(true);
    expect((await limiter!.hit(limit, 'b')).allowed).toBe(true);
    expect((await limiter!.hit({ ...limit, name: 'other' }, 'a')).allowed).toBe(true);
    const refused = await limiter!.hit(limit, 'a');
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfter).toBeGreaterThan(0);
    for (const { clock } of processes) clock.advance(60_000);
    expect((await limiter!.hit(limit, 'a')).allowed).toBe(true);
  });

  it('says whether another hit would pass, and counts none by it', async () => {
    const limit = { name: 'look', limit: 2, seconds: 60 };
    const look = async (process: number) => (await limiters()[process]!.look(limit, 'visitor')).allowed;
    const seen = [await look(0), await look(0), await look(0)];
    await limiters()[0]!.hit(limit, 'visitor');
    seen.push(await look(1));
    await limiters()[0]!.hit(limit, 'visitor');
    expect([...seen, await look(0), await look(1)]).toEqual([true, true, true, true, false, false]);
    for (const { clock } of processes) clock.advance(60_000);
    expect(await look(0)).toBe(true);
  });

  it('answers looks beside hits of the same moment, in their order', async () => {
    const limit = { name: 'mixed', limit: 2, seconds: 60 };
    const other = { name: 'mixed-other', limit: 2, seconds: 60 };
    const [limiter] = limiters();
    const decisions = await Promise.all([
      limiter!.look(limit, 'visitor'),
      limiter!.hit(limit, 'visitor'),
      limiter!.look(other, 'visitor'),
      limiter!.hit(limit, 'visitor'),
      limiter!.look(limit, 'visitor'),
      limiter!.hit(limit, 'visitor'),
    ]);
    expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, true, true, false, false]);
    const rows = await processes[0]!.rows(`select key, used from rate_bucket where key like 'mixed%'`);
    expect(rows).toEqual([{ key: 'mixed:visitor', used: 3 }]);
  });

  it('costs a visitor with a few page views no database call', async () => {
    await limiters()[0]!.hit({ name: 'page', limit: 120, seconds: 60 }, 'calm');
    expect(await processes[0]!.rows(`select from rate_bucket where key = 'page:calm'`)).toHaveLength(0);
  });

  it('asks nobody about the first hit where a limit says so, and about every other one', async () => {
    const limit = { name: 'guess', limit: 10, seconds: 60, unasked: 1 };
    await limiters()[0]!.hit(limit, 'calm');
    expect(await processes[0]!.rows(`select from rate_bucket where key = 'guess:calm'`)).toHaveLength(0);
    expect(await allowedOf({ ...limit, name: 'guesses' }, 40)).toBeLessThanOrEqual(12);
  });

  it('forgets windows that are over', async () => {
    for (const { clock } of processes) clock.advance(HOUR_MS);
    await limiters()[0]!.forgetOldWindows();
    expect(await processes[0]!.rows('select from rate_bucket')).toHaveLength(0);
  });

  it('lives in the window of its clock, also when the clock goes back', async () => {
    const limit = { name: 'back', limit: 1, seconds: 60 };
    const [limiter] = limiters();
    for (const { clock } of processes) clock.advance(DAY_MS);
    expect((await limiter!.hit(limit, 'a')).allowed).toBe(true);
    expect((await limiter!.hit(limit, 'a')).allowed).toBe(false);
    for (const { clock } of processes) clock.advance(-DAY_MS);
    expect(await limiter!.hit(limit, 'a')).toMatchObject({ allowed: true });
    expect((await limiter!.hit(limit, 'a')).retryAfter).toBeLessThanOrEqual(60);
  });
});
