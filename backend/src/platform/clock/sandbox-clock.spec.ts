import { DAY_MS } from '@summit/rules';
import { SandboxClock } from './sandbox-clock.js';

const answering =
  (body: unknown): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body));

describe('SandboxClock', () => {
  it('is the machine clock until the sandbox says otherwise', () => {
    expect(Math.abs(new SandboxClock('http://sandbox.test').now() - Date.now())).toBeLessThan(1_000);
  });

  it('goes with the sandbox when its clock was moved', async () => {
    const clock = new SandboxClock('http://sandbox.test', answering({ offset_ms: 30 * DAY_MS }));
    await clock.follow();
    clock.stop();
    expect(Math.abs(clock.now() - Date.now() - 30 * DAY_MS)).toBeLessThan(1_000);
  });

  it.each([
    ['an answer that is no time', answering({ offset_ms: 'soon' })],
    ['a sandbox that is away', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps its time at %s', async (_name, ask) => {
    const clock = new SandboxClock('http://sandbox.test', ask as typeof fetch);
    await clock.follow();
    clock.stop();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });
});
