import { Telemetry } from '../telemetry/telemetry.js';
import { ProviderCircuits, ProviderPaused } from './provider-circuits.js';

const PAUSE_MS = 60_000;

describe('ProviderCircuits', () => {
  let alerts: object[];
  let circuits: ProviderCircuits;
  let calls: number;
  let told: string[];
  let logged: object[];
  beforeEach(() => {
    jest.useFakeTimers();
    alerts = [];
    calls = 0;
    told = [];
    logged = [];
    const telemetry = new Telemetry();
    telemetry.observe(({ kind, name, outcome }) => void told.push(`${kind} ${name} ${outcome}`));
    const log = {
      error: (details: object) => void alerts.push(details),
      info: (details: object) => void logged.push(details),
    };
    circuits = new ProviderCircuits(log as never, { failures: 3, pauseMs: PAUSE_MS }, telemetry);
  });
  afterEach(() => jest.useRealTimers());

  const down = () =>
    circuits.run('sms', async () => {
      calls += 1;
      throw new Error('no route');
    });
  const up = () =>
    circuits.run('sms', async () => {
      calls += 1;
      return 'accepted';
    });
  const goDown = async () => {
    for (let call = 0; call < 3; call += 1) await expect(down()).rejects.toThrow('no route');
  };

  // C-087
  it('stops calling a provider that has not answered three times in a row, and says so once', async () => {
    await goDown();
    await expect(up()).rejects.toThrow(ProviderPaused);
    await expect(up()).rejects.toThrow(ProviderPaused);
    expect(calls).toBe(3);
    expect(alerts).toEqual([{ alert: 'provider_paused', provider: 'sms' }]);
    expect(circuits.states()).toMatchObject({ sms: 'paused', stripe: 'ok' });
  });

  it('tells of each call, in the log and whoever measures, whether somebody was there', async () => {
    const refused = circuits.run('stripe', () => Promise.reject(new Error('declined')), { inError: () => false });
    await expect(refused).rejects.toThrow('declined');
    await goDown();
    await expect(up()).rejects.toThrow(ProviderPaused);
    const failed = 'provider_call sms failed';
    expect(told).toEqual(['provider_call stripe done', failed, failed, failed, 'provider_call sms paused']);
    expect(logged).toContainEqual({ provider: 'stripe', outcome: 'done', ms: expect.any(Number) });
    expect(logged).toContainEqual({ provider: 'sms', outcome: 'paused', ms: expect.any(Number) });
  });

  it('leaves the other providers alone', async () => {
    await goDown();
    await expect(circuits.run('stripe', async () => 'paid')).resolves.toBe('paid');
  });

  it('tries one call after the pause, and goes on when somebody is there', async () => {
    await goDown();
    jest.advanceTimersByTime(PAUSE_MS);
    await expect(up()).resolves.toBe('accepted');
    expect(circuits.states().sms).toBe('ok');
    await expect(up()).resolves.toBe('accepted');
  });

  it('waits again when nobody is there yet', async () => {
    await goDown();
    jest.advanceTimersByTime(PAUSE_MS);
    await expect(down()).rejects.toThrow('no route');
    await expect(up()).rejects.toThrow(ProviderPaused);
    expect(calls).toBe(4);
  });

  it('says how many seconds of the pause are left, also of the next one', async () => {
    expect(circuits.pauseSeconds('sms')).toBe(0);
    await goDown();
    expect(circuits.pauseSeconds('sms')).toBe(60);
    jest.advanceTimersByTime(PAUSE_MS - 1_500);
    expect(circuits.pauseSeconds('sms')).toBe(2);
    expect(circuits.pauseSeconds('stripe')).toBe(0);
    jest.advanceTimersByTime(1_500);
    expect(circuits.pauseSeconds('sms')).toBe(0);
    await expect(down()).rejects.toThrow('no route');
    expect(circuits.pauseSeconds('sms')).toBe(60);
    jest.advanceTimersByTime(PAUSE_MS);
    await up();
    expect(circuits.pauseSeconds('sms')).toBe(0);
  });

  it('counts an answer that means an outage, and hands it on', async () => {
    for (let call = 0; call < 3; call += 1)
      await expect(circuits.run('sms', async () => 503, { inResult: (status) => status >= 500 })).resolves.toBe(503);
    await expect(up()).rejects.toThrow(ProviderPaused);
  });

  it('takes a refusal for an answer', async () => {
    const refused = () =>
      circuits.run(
        'sms',
        async () => {
          throw new Error('refused');
        },
        { inError: ({ message }: Error) => message !== 'refused' } as never,
      );
    for (let call = 0; call < 5; call += 1) await expect(refused()).rejects.toThrow('refused');
    await expect(down()).rejects.toThrow('no route');
    await expect(down()).rejects.toThrow('no route');
    await expect(refused()).rejects.toThrow('refused');
    await expect(up()).resolves.toBe('accepted');
  });
});
