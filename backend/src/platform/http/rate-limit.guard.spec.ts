import { tokenHash } from '../crypto/token-hash.js';
import { CountingLimiter, RETRY_AFTER } from '../rate-limit/rate-limiter.fake.js';
import type { RateLimit } from '../rate-limit/rate-limiter.js';
import { countRequest } from './rate-limit.guard.js';

const PRESSES: RateLimit = { name: 'press', limit: 5, seconds: 60 };
const REPEATS: RateLimit = { name: 'repeat', limit: 2, seconds: 60, countedLater: true };
const REQUEST = { ip: '203.0.113.7', body: {} };

// F-330
describe('countRequest', () => {
  let limiter: CountingLimiter;
  beforeEach(() => (limiter = new CountingLimiter()));
  const names = () => limiter.hits.map(({ limit }) => limit.name);
  const request = () => countRequest(limiter, [PRESSES, REPEATS], REQUEST);

  it('counts a request for each of its limits but those that its route counts itself', async () => {
    await request();
    await request();
    expect(names()).toEqual(['press', 'press']);
  });

  it('refuses where the route has counted as much as a limit allows', async () => {
    for (let n = 0; n < REPEATS.limit; n++) await limiter.hit(REPEATS, REQUEST.ip);
    await expect(request()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: RETRY_AFTER });
  });

  it('asks for what the route counts while it counts the rest, so that both are one statement', async () => {
    const asked: string[] = [];
    await countRequest(
      {
        hit: async (limit, subject) => {
          asked.push('hit');
          return limiter.hit(limit, subject);
        },
        look: async (limit, subject) => {
          asked.push('look');
          return limiter.look(limit, subject);
        },
      },
      [PRESSES, REPEATS],
      REQUEST,
    ).then(() => asked.push('done'));
    expect(asked).toEqual(['look', 'hit', 'done']);
  });

  it('does not count for an e-mail address what its network address may not send any more', async () => {
    const perEmail: RateLimit = { name: 'press-email', limit: 60, seconds: 60, per: 'email' };
    const body = { email: 'zoe@example.com' };
    for (let n = 0; n < PRESSES.limit; n++) await limiter.hit(PRESSES, REQUEST.ip);
    await expect(countRequest(limiter, [PRESSES, perEmail], { ...REQUEST, body })).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(names()).not.toContain('press-email');
  });

  it('counts a mailed link, and nothing where the body has none', async () => {
    const perLink: RateLimit = { name: 'press-link', limit: 60, seconds: 60, per: 'link' };
    for (const body of [{ token: 'one' }, { token: 'other' }, { token: 7 }, { token: '' }, null])
      await countRequest(limiter, [perLink], { ...REQUEST, body });
    expect(limiter.hits.map(({ subject }) => subject)).toEqual([tokenHash('one'), tokenHash('other')]);
  });
});
