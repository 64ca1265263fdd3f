import { PAYMENT_ANSWER_WITHIN_MS } from '@summit/contracts';
import { CallBudget, CALL_TIMEOUT_MS } from './call-budget.js';

describe('the time of one answer', () => {
  it('is shared among its calls, so that all tries of all of them end within half a minute', () => {
    let now = 1_000;
    const budget = new CallBudget(CALL_TIMEOUT_MS, () => now);
    const timeouts: number[] = [];
    // Each call answers at the last moment of its second try.
    for (let call = 0; call < 2; call += 1) {
      timeouts.push(budget.timeout);
      now += 2 * budget.timeout + 1_000;
    }
    expect(timeouts).toEqual([CALL_TIMEOUT_MS, 1_000]);
    expect(now - 1_000).toBeLessThanOrEqual(PAYMENT_ANSWER_WITHIN_MS);
    expect(PAYMENT_ANSWER_WITHIN_MS).toBeLessThanOrEqual(30_000);
  });

  it('leaves quick calls their whole time', () => {
    let now = 0;
    const budget = new CallBudget(CALL_TIMEOUT_MS, () => now);
    now = 1_500;
    expect(budget.timeout).toBe(CALL_TIMEOUT_MS);
    now = 15_000;
    expect(budget.timeout).toBe(6_000);
  });
});
