import { offerWindow } from './offer-window.js';

const STARTED_AT = Date.parse('2025-11-20T18:00:00Z');
const after = (seconds: number) => offerWindow({ startedAt: STARTED_AT, now: STARTED_AT + seconds * 1_000 });

// F-197, F-201
describe('offerWindow', () => {
  it.each([
    [0, 900, false, true],
    [899, 1, false, true],
    [900, 0, true, true],
    [959, 0, true, true],
    [960, 0, true, false],
    [961, 0, true, false],
  ])('after %d seconds shows %d left, expired: %s, early price: %s', (seconds, remainingSeconds, expired, honored) => {
    expect(after(seconds)).toMatchObject({ remainingSeconds, expired, honored });
  });

  it('ends to the millisecond', () => {
    expect(after(899.999)).toMatchObject({ remainingSeconds: 1, expired: false });
    expect(after(959.999).honored).toBe(true);
    expect(after(960.001).honored).toBe(false);
  });

  it('warns in the last five minutes', () => {
    expect([after(0).urgent, after(600).urgent, after(601).urgent, after(900).urgent]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('takes a start in the future, as a wrong clock gives it, for one right now', () => {
    expect(after(-3_600)).toEqual({ remainingSeconds: 900, expired: false, urgent: false, honored: true });
  });
});
