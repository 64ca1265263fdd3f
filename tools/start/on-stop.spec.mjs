import { EventEmitter } from 'node:events';
import { onStop } from './on-stop.mjs';

describe('Ctrl+C', () => {
  let signals;
  let time;
  let done;
  beforeEach(() => {
    [signals, time, done] = [new EventEmitter(), 0, []];
    onStop(
      { stop: () => done.push('stop'), kill: async () => done.push('kill') },
      { signals, now: () => time, say: () => undefined, leave: (code) => done.push(code) },
    );
  });
  const press = (signal = 'SIGINT') => signals.emit(signal);
  /** Promises that are settled already have been heard. */
  const heard = () => new Promise((resolve) => setImmediate(resolve));

  it('stops once, also where npm passes the same press on', async () => {
    press();
    time = 100;
    press();
    await heard();
    expect(done).toEqual(['stop']);
  });

  it('ends everything at once the second time, then the tool', async () => {
    press('SIGTERM');
    time = 2_000;
    press();
    await heard();
    expect(done).toEqual(['stop', 'kill', 130]);
  });
});
