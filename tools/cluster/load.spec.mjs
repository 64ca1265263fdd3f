import { Load } from './load.mjs';

/** A load in which nobody does anything. */
const idle = () =>
  new Load(
    /** @type {any} */ ({ visitors: 0, origins: ['http://127.0.0.1:1'] }),
    {
      signups: 0,
      buyers: 0,
      offices: 0,
    },
  );

describe('the load of the cluster', () => {
  it.each([
    [200, 0],
    [204, 0],
    [403, 1],
    [409, 1],
    [429, 1],
    [503, 1],
    [0, 1],
  ])('counts an answer %s as failed: %s', (status, failed) => {
    const load = idle();
    const { measurements } = load.browser('signup');
    measurements.call('/api/signup', { at: 0, ms: 1, status, code: undefined });
    expect(load.failed(0, Date.now())).toHaveLength(failed);
  });

  it.each([
    ['/api/signup 503', 0],
    ['/api/stripe/create-checkout-session 503', 0],
    ['/api/orders/status Error: socket hang up', 0],
    ['/api/timer/start 502', 1],
    ['/api/analytics/track 503', 1],
  ])('knows which calls a process takes with it: %s, %s', (what, lost) => {
    expect(idle().lostWithTheirProcess([{ at: 0, kind: 'purchase', ok: false, what }])).toHaveLength(lost);
  });

  it('has a gap where registrations are only refused', () => {
    const load = idle();
    load.registeredAt.push(500, 1_000, 9_000, 20_000);
    load.calls.push({ at: 5_000, kind: 'signup', ok: false, what: '/api/signup 429' });
    expect(load.gap(0, 10_000)).toBe(8_000);
    expect(load.gap(9_500, 15_000)).toBe(5_500);
  });
});
