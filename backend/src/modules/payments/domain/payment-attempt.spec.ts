import { isPastEnd, newAttempt } from './payment-attempt.js';

const PLACE = { id: 'a1', orderId: 'o1', number: 2, at: 1_000 };

describe('a new attempt', () => {
  it('at a saved card has no end: nobody has to come back for it', () => {
    const request = { card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' }, receiptEmail: 'zoe@example.com' };
    expect(newAttempt({ kind: 'one_click', request }, PLACE)).toMatchObject({
      key: 'order:o1:pi:2',
      state: 'starting',
      expiresAt: null,
    });
  });

  it('is past its end from that moment on, and never without one', () => {
    expect([999, 1_000, 1_001].map((now) => isPastEnd({ expiresAt: 1_000 }, now))).toEqual([false, true, true]);
    expect(isPastEnd({ expiresAt: null }, 1_000)).toBe(false);
  });
});
