import { createLogger } from '../logging/logger.js';
import { collectGarbage } from './collect-garbage.js';

let lines: { level: string; reason: string }[];
const logger = createLogger('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  lines = [];
});
afterEach(() => {
  jest.useRealTimers();
});

it('leaves nothing that nobody holds', async () => {
  const held = { text: 'held' };
  const kept = new WeakRef(held);
  const dropped = new WeakRef({ text: 'dropped' });
  // What was looked at in this turn of the event loop stays until its end.
  await new Promise((resolve) => setImmediate(resolve));
  await collectGarbage(logger);
  expect(dropped.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
  expect(lines).toEqual([]);
});

describe('a process that may not collect starts all the same', () => {
  const refused = (reason: string) => [expect.objectContaining({ level: 'warn', reason })];

  it('where Node.js has no inspector', async () => {
    await collectGarbage(logger, () => Promise.reject(new Error('No such built-in module: node:inspector')));
    expect(lines).toEqual(refused('No such built-in module: node:inspector'));
  });

  it('where the permission model keeps it from connecting', async () => {
    const session = { ...silent(), connect: () => fail('Access to this API has been restricted') };
    await collectGarbage(logger, () => Promise.resolve(session));
    expect(lines).toEqual(refused('Access to this API has been restricted'));
  });

  it('where the answer is an error', async () => {
    const session = silent();
    session.post = (_method, done) => done(new Error('Inspector error -32601'));
    await collectGarbage(logger, () => Promise.resolve(session));
    expect(lines).toEqual(refused('Inspector error -32601'));
    expect(session.isConnected).toBe(false);
  });

  it('where no answer comes', async () => {
    jest.useFakeTimers();
    const session = silent();
    const done = collectGarbage(logger, () => Promise.resolve(session));
    await jest.advanceTimersByTimeAsync(2_000);
    await done;
    expect(lines).toEqual(refused('no answer'));
    expect(session.isConnected).toBe(false);
  });
});

/** An inspector that never answers. */
function silent() {
  return {
    isConnected: false,
    connect() {
      this.isConnected = true;
    },
    post: (_method: string, _done: (error: Error | null) => void) => undefined as void,
    disconnect() {
      this.isConnected = false;
    },
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}
