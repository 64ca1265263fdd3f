import { FixedClock } from '../../../platform/clock/clock.fake.js';
import type { RegistrantReader, RegistrantView } from '../../funnel/funnel.public.js';
import { CreditSignupUseCase } from './credit-signup.use-case.js';
import { InMemoryReferrals } from './referrals.fake.js';

describe('CreditSignupUseCase', () => {
  const amara = { id: 'a1', email: 'amara@speakers.test', status: 'active' as const };
  const registrant = (id: string, email: string, referralCode: string | null): RegistrantView => ({
    id,
    email,
    referralCode,
    name: 'Somebody',
    createdAt: 0,
  });
  const registrants: Record<string, RegistrantView> = {
    plain: registrant('plain', 'zoe@example.com', null),
    referred: registrant('referred', 'kai@example.com', ' amara '),
    odd: registrant('odd', 'odd@example.com', '<script>'),
  };
  const reader: RegistrantReader = { byId: async (id) => registrants[id] ?? null, byEmail: async () => null };
  let referrals: InMemoryReferrals;
  let sut: CreditSignupUseCase;
  beforeEach(() => {
    referrals = new InMemoryReferrals({ AMARA: amara });
    sut = new CreditSignupUseCase(referrals, reader, new FixedClock(7));
  });

  it('credits the code that the signup itself came with', async () => {
    await sut.fromSignup('referred');
    expect(referrals.signups).toEqual([
      { signupId: 'referred', code: 'AMARA', affiliateId: 'a1', outcome: 'credited', at: 7 },
    ]);
  });

  it('leaves a signup without a code alone, and one that is gone', async () => {
    await sut.fromSignup('plain');
    await sut.fromSignup('erased');
    expect(referrals.signups).toEqual([]);
  });

  it('keeps nothing of what can be no code', async () => {
    await sut.fromSignup('odd');
    expect(referrals.signups).toEqual([]);
  });

  it('fills a gap from the report of the browser', async () => {
    expect(await sut.fromReport({ signupId: 'plain', email: 'ZOE@example.com', code: 'AMARA' })).toBe(true);
    expect(referrals.signups).toMatchObject([{ outcome: 'credited' }]);
  });

  it('keeps the reason where a code earns nothing', async () => {
    expect(await sut.fromReport({ signupId: 'plain', email: 'zoe@example.com', code: 'NOBODY' })).toBe(false);
    expect(referrals.signups).toMatchObject([{ code: 'NOBODY', affiliateId: null, outcome: 'unknown_code' }]);
  });

  it('believes no report that does not know the address', async () => {
    expect(await sut.fromReport({ signupId: 'plain', email: 'other@example.com', code: 'AMARA' })).toBe(false);
    expect(referrals.signups).toEqual([]);
  });
});
