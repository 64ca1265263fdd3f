import { DAY_MS } from '@summit/rules';
import type { Attribution } from './attribution.js';
import { verdictOf, type Claim, type ClaimVerdict } from './claim.js';

const AT = Date.parse('2025-11-20T18:00:00Z');
const active = (id: string) => ({ id, email: `${id}@speakers.test`, status: 'active' as const });
const claim = (given: Partial<Claim>): Claim => ({
  code: 'AMARA',
  affiliate: active('amara'),
  source: 'click',
  at: AT - 60_000,
  ...given,
});
const byOrder: Attribution = { code: 'KOFI', affiliateId: 'kofi', source: 'order', outcome: 'credited' };
const nobody: Attribution = { code: null, affiliateId: null, source: 'none', outcome: 'no_code' };

// C-058
describe('verdictOf', () => {
  it.each<[string, Partial<Claim>, Attribution, ClaimVerdict]>([
    ['the code that decided', { code: 'KOFI', source: 'order' }, byOrder, 'credited'],
    ['the same code by another way', { code: 'KOFI', source: 'signup' }, byOrder, 'credited'],
    ['a click before the last one', {}, byOrder, 'overruled'],
    ['a registration where the order has a code', { source: 'signup' }, byOrder, 'overruled'],
    ['a registration of long ago', { source: 'signup', at: AT - 46 * DAY_MS }, byOrder, 'too_old'],
    ['an earlier purchase', { source: 'purchase' }, byOrder, 'earlier_purchase'],
    ['an earlier purchase with the code that decided', { code: 'KOFI', source: 'purchase' }, byOrder, 'credited'],
    ['a code of nobody', { affiliate: null }, byOrder, 'unknown_code'],
    ['a disabled account', { affiliate: { ...active('amara'), status: 'disabled' } }, byOrder, 'disabled'],
    [
      'the own code of the buyer',
      { affiliate: { ...active('amara'), email: 'Zoe@example.com' } },
      byOrder,
      'self_referral',
    ],
    ['a test order', {}, { ...nobody, outcome: 'test_order' }, 'test_order'],
    [
      'the code that decided that nobody earns',
      { source: 'order' },
      { code: 'AMARA', affiliateId: null, source: 'order', outcome: 'self_referral' },
      'self_referral',
    ],
  ])('answers for %s', (_name, given, decided, expected) => {
    expect(verdictOf(claim(given), decided, { buyerEmail: 'zoe@example.com', at: AT })).toBe(expected);
  });
});
