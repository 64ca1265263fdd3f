import { PAYMENT_ANSWER_WITHIN_MS } from '@summit/contracts';
import { PAYMENT_TIMEOUT_MS } from './offer-ports';

/** Locks, a call that is waited for, and the way through proxies, on a bad day. */
const AROUND_THE_PROVIDER_MS = 10_000;

it('a page waits for a payment longer than the server takes for it at most (D-35)', () => {
  expect(PAYMENT_TIMEOUT_MS).toBeGreaterThanOrEqual(PAYMENT_ANSWER_WITHIN_MS + AROUND_THE_PROVIDER_MS);
});
