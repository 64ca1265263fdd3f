import { CountingLimiter, RETRY_AFTER } from '../../../platform/rate-limit/rate-limiter.fake.js';
import { InMemorySecondFactors } from './auth.fake.js';
import { CodeCheck } from './code-check.js';

// S3
describe('codes of the second factor', () => {
  let limiter: CountingLimiter;
  let codes: CodeCheck;
  beforeEach(() => {
    limiter = new CountingLimiter();
    codes = new CodeCheck(new InMemorySecondFactors(), limiter);
  });

  it.each([
    ['admin', 15],
    ['vip', 10],
    ['speaker', 10],
  ] as const)('of an account (%s) are looked at %i times an hour', async (role, times) => {
    const subject = { role, id: 'a1' };
    for (let n = 0; n < times; n++) expect(await codes.isRight(subject, '000000')).toBe(false);
    await expect(codes.isRight(subject, '123456')).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: RETRY_AFTER,
    });
    expect(limiter.hits[0]!.limit.seconds).toBe(3_600);
  });

  it('are counted for each account and area', async () => {
    for (let n = 0; n < 10; n++) await codes.isRight({ role: 'vip', id: 'a1' }, '000000');
    expect(await codes.isRight({ role: 'vip', id: 'a2' }, '123456')).toBe(true);
    expect(await codes.isRight({ role: 'speaker', id: 'a1' }, '123456')).toBe(true);
  });
});
