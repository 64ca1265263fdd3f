import { DAY_MS } from '@summit/rules';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeOfferPorts, fakeTimer, noNetwork } from '../../../../test/fake-offer-ports';
import { OfferPortsContext } from '../checkout/offer-ports';
import { useOfferTimer } from './useOfferTimer';

const START = Date.parse('2025-11-20T10:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

async function openTimer(fake: ReturnType<typeof fakeOfferPorts>, product: 'vip' | 'implementation' | 'dfy' = 'dfy') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OfferPortsContext value={fake.ports}>{children}</OfferPortsContext>
  );
  const { result } = renderHook(() => useOfferTimer({ product, sessionId: 'timer_1_a', email: 'hana@example.com' }), {
    wrapper,
  });
  await pass(0);
  return result;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('useOfferTimer', () => {
  it('starts the window on the server with session and address, and mirrors its start (C-014, F-198)', async () => {
    const fake = fakeOfferPorts({ api: { startTimer: fakeTimer({ elapsedSeconds: 60 }) } });
    const timer = await openTimer(fake);
    expect(fake.bodiesOf('startTimer')).toEqual([
      { session_id: 'timer_1_a', product_type: 'dfy', email: 'hana@example.com' },
    ]);
    expect(fake.store.kept.dfyTimerStart).toBe(String(START - 60_000));
    expect(timer.current).toMatchObject({ offer: 'active', expired: false, priceAfterCents: 499_700 });
    expect(timer.current.endsAt).toBe(START + 840_000);
  });

  it.each([
    ['vip', 'vipTimerStart'],
    ['implementation', 'implementationTimerStart'],
  ] as const)('keeps a start of its own for %s (F-199)', async (product, key) => {
    const fake = fakeOfferPorts();
    await openTimer(fake, product);
    expect(fake.store.kept).toEqual({ [key]: String(START) });
  });

  it('is not moved by a browser whose clock is wrong', async () => {
    const fake = fakeOfferPorts({ api: { startTimer: fakeTimer({ elapsedSeconds: 100, skewMs: 3 * DAY_MS }) } });
    const timer = await openTimer(fake);
    const { endsAt, skew } = timer.current;
    expect((endsAt ?? 0) - (Date.now() + skew)).toBe(800_000);
  });

  it.each([
    ['vip', true],
    ['implementation', false],
    ['dfy', false],
  ] as const)('knows the price of %s before the first answer: %s', async (product, isKnown) => {
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const server = fakeTimer();
    const fake = fakeOfferPorts({ api: { startTimer: (body) => asked.then(() => server(body)) } });
    const timer = await openTimer(fake, product);
    expect(timer.current).toMatchObject({ waiting: true, priceIsKnown: isKnown });
    answer();
    await pass(0);
    expect(timer.current).toMatchObject({ waiting: false, priceIsKnown: true });
  });

  it('asks the server at the end before it changes the price, and keeps the early price in the grace minute', async () => {
    const fake = fakeOfferPorts({ api: { startTimer: fakeTimer({ elapsedSeconds: 890 }) } });
    const timer = await openTimer(fake);
    await pass(9_900);
    expect(fake.bodiesOf('startTimer')).toHaveLength(1);
    await pass(600);
    expect(fake.bodiesOf('startTimer')).toHaveLength(2);
    expect(timer.current).toMatchObject({ expired: true, offer: 'active' });
    await pass(61_000);
    expect(timer.current).toMatchObject({ expired: true, offer: 'expired', priceAfterCents: 499_700 });
    expect(fake.bodiesOf('startTimer')).toHaveLength(3);
    await pass(600_000);
    expect(fake.bodiesOf('startTimer')).toHaveLength(3);
  });

  it('leaves the price of VIP alone at the end (C-013)', async () => {
    const fake = fakeOfferPorts({ api: { startTimer: fakeTimer({ elapsedSeconds: 1_000 }) } });
    const timer = await openTimer(fake, 'vip');
    expect(timer.current).toMatchObject({ expired: true, offer: 'active', priceAfterCents: null });
  });

  it('works on with the early price and promises nothing while the server does not answer', async () => {
    let away = true;
    const server = fakeTimer();
    const fake = fakeOfferPorts({
      api: { startTimer: async (body) => (away ? Promise.reject(noNetwork()) : server(body)) },
    });
    const timer = await openTimer(fake);
    expect(timer.current).toMatchObject({ waiting: true, priceIsKnown: false });
    await pass(3_000);
    expect(timer.current).toMatchObject({
      offer: 'active',
      endsAt: null,
      expired: false,
      priceAfterCents: null,
      waiting: false,
      priceIsKnown: true,
    });
    expect(fake.bodiesOf('startTimer')).toHaveLength(2);
    away = false;
    await pass(6_000);
    expect(timer.current.endsAt).not.toBeNull();
    await pass(60_000);
    expect(fake.bodiesOf('startTimer')).toHaveLength(3);
  });

  it('shows no early price to whose window is over when one answer fails', async () => {
    let tries = 0;
    const server = fakeTimer({ elapsedSeconds: 5_000 });
    const startTimer: typeof server = async (body) => {
      tries += 1;
      return tries === 1 ? Promise.reject(noNetwork()) : server(body);
    };
    const timer = await openTimer(fakeOfferPorts({ api: { startTimer } }));
    expect(timer.current).toMatchObject({ waiting: true, priceIsKnown: false });
    await pass(3_000);
    expect(timer.current).toMatchObject({ waiting: false, priceIsKnown: true, offer: 'expired' });
  });

  it('never changes the price without an answer', async () => {
    let away = false;
    const server = fakeTimer({ elapsedSeconds: 880 });
    const fake = fakeOfferPorts({
      api: { startTimer: async (body) => (away ? Promise.reject(noNetwork()) : server(body)) },
    });
    const timer = await openTimer(fake);
    away = true;
    await pass(300_000);
    expect(timer.current).toMatchObject({ offer: 'active', expired: false });
    away = false;
    await pass(60_000);
    expect(timer.current).toMatchObject({ offer: 'expired', expired: true });
  });
});
