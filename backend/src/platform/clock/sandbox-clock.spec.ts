import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '@summit/rules';
import { SandboxClock } from './sandbox-clock.js';

/** What a busy machine may need between two looks at the time: nothing beside the days that the clock is moved by. */
const MEANWHILE_MS = 60_000;

const answering =
  (body: unknown): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body));

describe('SandboxClock', () => {
  it('is the machine clock until the sandbox says otherwise', () => {
    expect(Math.abs(new SandboxClock('http://sandbox.test').now() - Date.now())).toBeLessThan(MEANWHILE_MS);
  });

  it('goes with the sandbox when its clock was moved', async () => {
    const clock = new SandboxClock('http://sandbox.test', answering({ offset_ms: 30 * DAY_MS }));
    await clock.follow();
    clock.stop();
    expect(Math.abs(clock.now() - Date.now() - 30 * DAY_MS)).toBeLessThan(MEANWHILE_MS);
  });

  it.each([
    ['an answer that is no time', answering({ offset_ms: 'soon' })],
    ['a sandbox that is away', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps its time at %s', async (_name, ask) => {
    const clock = new SandboxClock('http://sandbox.test', ask as typeof fetch);
    await clock.follow();
    clock.stop();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(MEANWHILE_MS);
  });

  it('hears of a movement when it happens: it names the time that it knows and waits for another one', async () => {
    const asked: string[] = [];
    let move: ((answer: Response) => void) | undefined;
    const clock = new SandboxClock('http://sandbox.test', (url) => {
      asked.push(String(url).replace('http://sandbox.test', ''));
      if (asked.length === 1) return Promise.resolve(Response.json({ offset_ms: 0 }));
      return new Promise((resolve) => (move = resolve));
    });
    await clock.follow();
    move?.(Response.json({ offset_ms: DAY_MS }));
    while (asked.length < 3) await setImmediate();
    clock.stop();
    expect(asked).toEqual(['', '?known_offset_ms=0', `?known_offset_ms=${DAY_MS}`]);
    expect(Math.round((clock.now() - Date.now()) / DAY_MS)).toBe(1);
  });
});
