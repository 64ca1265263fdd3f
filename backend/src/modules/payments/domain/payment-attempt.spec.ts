import {
  reapprovedAttempt,
  isLive,
  isPastEnd,
  newAttempt,
  type AttemptPlan,
  type WalletAttempt,
} from './payment-attempt.js';

const installation = 'a1a1a1a1a1a1';
const PLACE = { id: 'a1', orderId: 'o1', number: 2, at: 1_000, installation };
const PAGE = { customerRef: null, email: null, successUrl: 'https://paid.test', cancelUrl: 'https://back.test' };
const WALLET = { returnUrl: 'https://paid.test', cancelUrl: 'https://back.test' };

describe('a new attempt', () => {
  it('at a saved card has no end: nobody has to come back for it', () => {
    const request = { card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' }, receiptEmail: 'zoe@example.com' };
    expect(newAttempt({ kind: 'one_click', request }, PLACE)).toMatchObject({
      key: 'order:o1:pi:2',
      request: { ...request, installation },
      state: 'starting',
      expiresAt: null,
    });
  });

  it('is past its end from that moment on, and never without one', () => {
    expect([999, 1_000, 1_001].map((now) => isPastEnd({ expiresAt: 1_000 }, now))).toEqual([false, true, true]);
    expect(isPastEnd({ expiresAt: null }, 1_000)).toBe(false);
  });

  it.each<[AttemptPlan, object]>([
    [
      { kind: 'checkout', request: PAGE, expiresAt: 9_000 },
      { key: 'order:o1:checkout:2', request: { ...PAGE, installation } },
    ],
    [
      { kind: 'plan', request: PAGE, expiresAt: 9_000 },
      { key: 'order:o1:plan:2', request: { ...PAGE, installation } },
    ],
    [
      { kind: 'wallet', request: WALLET, expiresAt: 9_000 },
      { key: 'order:o1:pp:capture:2', request: { ...WALLET, installation, createKey: 'order:o1:pp:create:2' } },
    ],
  ])('has the keys of its order and number, and has told nobody anything yet: %j', (plan, keys) => {
    expect(newAttempt(plan, PLACE)).toEqual({
      id: 'a1',
      orderId: 'o1',
      number: 2,
      kind: plan.kind,
      state: 'starting',
      ref: null,
      url: null,
      declineCode: null,
      expiresAt: 9_000,
      createdAt: 1_000,
      updatedAt: 1_000,
      ...keys,
    });
  });

  it('at the wallet that is approved again after a decline has the next number and key, and the same order there', () => {
    const first = newAttempt({ kind: 'wallet', request: WALLET, expiresAt: 9_000 }, PLACE) as WalletAttempt;
    const declined: WalletAttempt = {
      ...first,
      state: 'declined',
      ref: 'WALLET-1',
      declineCode: 'instrument_declined',
    };
    expect(reapprovedAttempt(declined, { id: 'a2', at: 5_000 })).toEqual({
      ...declined,
      id: 'a2',
      number: 3,
      state: 'open',
      key: 'order:o1:pp:capture:3',
      declineCode: null,
      createdAt: 5_000,
      updatedAt: 5_000,
    });
  });
});

it('an attempt is live while it can still bring money', () => {
  const states = ['starting', 'open', 'unknown', 'succeeded', 'declined', 'expired', 'canceled'] as const;
  expect(states.filter((state) => isLive({ state }))).toEqual(['starting', 'open', 'unknown']);
});
