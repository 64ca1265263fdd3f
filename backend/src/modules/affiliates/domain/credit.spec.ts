import { judgeCredit } from './credit.js';

const affiliate = { id: 'a1', email: 'amara@speakers.test', status: 'active' as const };

describe('judgeCredit', () => {
  it.each([
    ['credits an active affiliate', affiliate, 'zoe@example.com', 'credited'],
    ['earns nothing for a code nobody owns', null, 'zoe@example.com', 'unknown_code'],
    [
      'earns nothing for a disabled affiliate',
      { ...affiliate, status: 'disabled' as const },
      'zoe@example.com',
      'disabled',
    ],
    ['earns nothing for the affiliate itself', affiliate, 'amara@speakers.test', 'self_referral'],
    ['sees through upper case', affiliate, 'AMARA@Speakers.test', 'self_referral'],
    [
      'calls a disabled affiliate disabled first',
      { ...affiliate, status: 'disabled' as const },
      affiliate.email,
      'disabled',
    ],
  ])('%s', (_label, candidate, email, outcome) => {
    expect(judgeCredit(candidate, email)).toBe(outcome);
  });
});
