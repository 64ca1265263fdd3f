import { ORDER_STATUSES } from '../../domain/order-status.js';
import { fingerprintOf, isHeld, type Purchase } from './purchase.js';

const ASKED: Purchase = {
  sessionId: 's1',
  product: 'dfy',
  buyerId: 'b1',
  clientBlock: 'block',
  email: 'zoe@example.com',
  name: 'Zoe',
  affiliateCode: null,
  bumps: [],
  coachingSessions: 0,
  plan: false,
  couponCode: null,
  expectedTotalCents: null,
};
const PRICED = { provider: 'stripe', totalCents: 249_700 } as const;

describe('the same purchase asked for again', () => {
  it.each<[string, Partial<Purchase>]>([
    ['name', { name: 'Zoe Wolf' }],
    ['affiliate', { affiliateCode: 'ANNA' }],
    ['total that was seen', { expectedTotalCents: 1 }],
  ])('is the same order, also with another %s', (_, other) => {
    expect(fingerprintOf({ ...ASKED, ...other }, PRICED)).toBe(fingerprintOf(ASKED, PRICED));
  });

  it.each<[string, Partial<Purchase>]>([
    ['add-on', { bumps: ['dfy_bump'] }],
    ['number of coaching sessions', { coachingSessions: 1 }],
    ['way to pay', { plan: true }],
    ['address', { email: null }],
    ['code', { couponCode: 'SPRING' }],
  ])('is another order with another %s', (_, other) => {
    expect(fingerprintOf({ ...ASKED, ...other }, PRICED)).not.toBe(fingerprintOf(ASKED, PRICED));
  });

  it('is another order at another price or provider', () => {
    expect(fingerprintOf(ASKED, { ...PRICED, totalCents: 249_699 })).not.toBe(fingerprintOf(ASKED, PRICED));
    expect(fingerprintOf(ASKED, { ...PRICED, provider: 'paypal' })).not.toBe(fingerprintOf(ASKED, PRICED));
  });
});

it('an order is held while money of it is kept, or the bank decides', () => {
  expect(ORDER_STATUSES.filter((status) => isHeld({ status }))).toEqual([
    'completed',
    'payment_plan_active',
    'payment_plan_past_due',
    'partially_refunded',
    'disputed',
  ]);
});
