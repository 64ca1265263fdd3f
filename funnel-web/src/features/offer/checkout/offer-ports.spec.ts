import { PAYMENT_ANSWER_WITHIN_MS } from '@summit/contracts';
import { browserOfferPorts, PAYMENT_TIMEOUT_MS, type OfferApi } from './offer-ports';

/** Locks, a call that is waited for, and the way through proxies, on a bad day. */
const AROUND_THE_PROVIDER_MS = 10_000;

it('a page waits for a payment longer than the server takes for it at most (D-35)', () => {
  expect(PAYMENT_TIMEOUT_MS).toBeGreaterThanOrEqual(PAYMENT_ANSWER_WITHIN_MS + AROUND_THE_PROVIDER_MS);
});

describe('a call whose process dies in the middle', () => {
  const answered = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'retry-after': '2' } });
  const unavailable = () => answered(503, { code: 'service_unavailable', detail: 'Try again in a moment.' });
  const real = globalThis.fetch;
  let asked: { path: unknown; body: unknown; headers: Headers }[];

  /** The server's answers in turn; the last one goes on. */
  function serverAnswers(...answers: (() => Response)[]) {
    globalThis.fetch = async (path, init) => {
      asked.push({ path, body: init?.body, headers: new Headers(init?.headers) });
      return answers[Math.min(asked.length, answers.length) - 1]!();
    };
  }

  beforeEach(() => {
    asked = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = real;
  });

  const call = async (name: keyof OfferApi) => {
    const api = browserOfferPorts.api as unknown as Record<string, (body: object) => Promise<unknown>>;
    const outcome = api[name]!({ session_id: 'vip_1_a' }).catch((reason: { code: string }) => reason.code);
    await jest.runAllTimersAsync();
    return outcome;
  };

  it.each([
    'oneClickCharge',
    'createCheckoutSession',
    'createPaymentPlan',
    'createPaypalOrder',
    'capturePaypalOrder',
  ] as const)('is made again where it is a purchase, whose key the server has in it: %s (D-34)', async (name) => {
    serverAnswers(unavailable, () => answered(200, { ok: true }));
    expect(await call(name)).toEqual({ ok: true });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[0]!.headers.has('idempotency-key')).toBe(false);
  });

  it('is made twice at most', async () => {
    serverAnswers(unavailable);
    expect(await call('createCheckoutSession')).toBe('service_unavailable');
    expect(asked).toHaveLength(2);
  });

  it.each(['payment_unknown', 'checkout_unavailable'])(
    'is not made again where the server has answered: %s',
    async (code) => {
      serverAnswers(() => answered(503, { code, detail: '' }));
      expect(await call('oneClickCharge')).toBe(code);
      expect(asked).toHaveLength(1);
    },
  );

  it('is left to the buyer where it is no purchase', async () => {
    serverAnswers(unavailable);
    expect(await call('validateCoupon')).toBe('service_unavailable');
    expect(asked).toHaveLength(1);
  });
});
