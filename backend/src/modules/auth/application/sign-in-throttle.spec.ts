import { codeOf } from '../../../../test/harness/auth-kit.js';
import { CountingLimiter, RETRY_AFTER } from '../../../platform/rate-limit/rate-limiter.fake.js';
import type { Subject } from '../auth.public.js';
import { RateLimitedSignIns } from './sign-in-throttle.js';

const EMAIL = 'amara@summit.test';
const OWN = { role: 'admin', account: EMAIL, client: 'office', subjectId: 'a1' } as const;

// S3
describe('passwords that are looked at in ten minutes', () => {
  let limiter: CountingLimiter;
  let throttle: RateLimitedSignIns;
  beforeEach(() => {
    limiter = new CountingLimiter();
    const knowsClient = async ({ role, id }: Subject, client: string) =>
      role === 'admin' && id === 'a1' && client === 'office';
    throttle = new RateLimitedSignIns(limiter, { knowsClient });
  });

  /** As many of these attempts as are let in; the first that is not ends it. */
  const letIn = async (attempt: (n: number) => Parameters<RateLimitedSignIns['admit']>[0]) => {
    for (let n = 0; n < 100; n++) if ((await codeOf(throttle.admit(attempt(n)))) === 'rate_limited') return n;
    return 100;
  };
  const fromEverywhere = (over: Partial<Parameters<RateLimitedSignIns['admit']>[0]> = {}) =>
    letIn((n) => ({ ...OWN, client: `block ${n}`, ...over }));

  it.each(['admin', 'vip', 'speaker'] as const)('are ten from one place (%s)', async (role) => {
    expect(await letIn(() => ({ ...OWN, role, client: 'elsewhere' }))).toBe(10);
  });

  it.each(['admin', 'vip', 'speaker'] as const)('are fifteen from all strange places together (%s)', async (role) => {
    expect(await fromEverywhere({ role })).toBe(15);
  });

  it('never keep out the owner at a place that is known', async () => {
    await fromEverywhere();
    expect(await letIn(() => OWN)).toBe(10);
    expect(await fromEverywhere()).toBe(0);
  });

  it('are as many of an account that nobody has', async () => {
    expect(await fromEverywhere({ subjectId: null })).toBe(15);
    const everybodyIsKnown = { knowsClient: async () => true };
    const unknown = { ...OWN, account: 'nobody@summit.test', subjectId: null };
    throttle = new RateLimitedSignIns(limiter, everybodyIsKnown);
    expect(await letIn((n) => ({ ...unknown, client: `block ${n}` }))).toBe(15);
  });

  it('are counted for each account and area', async () => {
    await fromEverywhere();
    expect(await fromEverywhere({ account: 'ben@summit.test' })).toBe(15);
    expect(await fromEverywhere({ role: 'vip' })).toBe(15);
  });

  it.each([{ role: 'vip' }, { account: 'ben@summit.test' }] as const)(
    'are counted for each place and %j',
    async (other) => {
      const here = { ...OWN, client: 'elsewhere' };
      await letIn(() => here);
      expect(await letIn(() => ({ ...here, ...other }))).toBe(10);
    },
  );

  it('are told how long to wait, and are counted without their address', async () => {
    await fromEverywhere();
    await expect(throttle.admit({ ...OWN, client: 'block 0' })).rejects.toMatchObject({ retryAfter: RETRY_AFTER });
    expect(new Set(limiter.hits.map(({ limit }) => limit.seconds))).toEqual(new Set([600]));
    expect(new Set(limiter.hits.map(({ subject }) => subject.split('@')[0]))).toEqual(
      new Set([expect.stringMatching(/^[\w-]{22}$/)]),
    );
  });
});
