import { EventEmitter } from 'node:events';
import { Leaks } from './leaks.cjs';

const world = () => {
  const global = { Date: { now: () => 1 }, Math: { random: () => 0.5 }, performance: {}, setTimeout: () => 1 };
  return { global, process: new EventEmitter(), clock: global.Date };
};

describe('what a test file leaves to the next', () => {
  it.each([
    ['Date', ({ global }) => (global.Date = { now: () => 5 })],
    ['Date.now', ({ global }) => (global.Date.now = () => 5)],
    ['Date.later', ({ global }) => Object.assign(global.Date, { later: 5 })],
    ['Math.random', ({ global }) => delete global.Math.random],
    ['setTimeout', ({ global }) => (global.setTimeout = () => 5)],
    ['a listener of uncaughtException', ({ process }) => process.on('uncaughtException', () => undefined)],
    ['a listener of unhandledRejection', ({ process }) => process.once('unhandledRejection', () => undefined)],
  ])('is refused by its name, once, and put back: %s', (name, leave) => {
    const here = world();
    const leaks = new Leaks(here.global, here.process);
    leave(here);
    expect(() => leaks.refuse()).toThrow(`leaves to the next one of its process: ${name}. Put it back`);
    expect([here.global.Date, here.global.Date.now(), here.global.Math.random(), here.global.setTimeout()]).toEqual([
      here.clock,
      1,
      0.5,
      1,
    ]);
    expect(here.process.eventNames()).toEqual([]);
    expect(leaks.undo()).toEqual([]);
  });

  it('is nothing where the file put it back, or only listened to something else', () => {
    const { global, process } = world();
    const known = () => undefined;
    process.on('uncaughtException', known);
    const leaks = new Leaks(global, process);
    const { now } = global.Date;
    global.Date.now = () => 5;
    global.Date.now = now;
    process.on('warning', () => undefined);
    expect(leaks.undo()).toEqual([]);
    expect([process.listeners('uncaughtException'), process.listenerCount('warning')]).toEqual([[known], 1]);
  });

  it('is a listener that is gone, too: it listens again', () => {
    const { global, process } = world();
    const heard = [];
    process.on('uncaughtException', () => heard.push('always'));
    process.once('unhandledRejection', () => heard.push('once'));
    const leaks = new Leaks(global, process);
    process.removeAllListeners();
    expect(() => leaks.refuse()).toThrow(
      'a removed listener of uncaughtException, a removed listener of unhandledRejection. Put it back',
    );
    for (const event of ['uncaughtException', 'unhandledRejection', 'unhandledRejection']) process.emit(event);
    expect(heard).toEqual(['always', 'once']);
  });

  it('is not what a shared module made of them when it was loaded, even one that failed: it stays', () => {
    const { global, process } = world();
    const [first, added, replaced] = [() => 1, () => 2, () => 3];
    process.on('uncaughtException', first);
    process.on('unhandledRejection', replaced);
    const leaks = new Leaks(global, process);
    const load = () => {
      global.setTimeout = added;
      global.Date.now = added;
      process.on('uncaughtException', added);
      process.removeListener('unhandledRejection', replaced);
      throw new Error('no such module');
    };
    expect(() => leaks.keep(load)).toThrow('no such module');
    expect(leaks.keep(() => 'loaded')).toBe('loaded');
    expect(leaks.undo()).toEqual([]);
    expect([global.setTimeout, global.Date.now]).toEqual([added, added]);
    expect([process.listeners('uncaughtException'), process.listeners('unhandledRejection')]).toEqual([
      [first, added],
      [],
    ]);
    global.setTimeout = first;
    process.removeListener('uncaughtException', added);
    expect(leaks.undo()).toEqual(['setTimeout', 'a removed listener of uncaughtException']);
  });

  it('is none of the listeners that stand aside while a test runs, when a module is loaded then', () => {
    const { global, process } = world();
    const [ofProcess, ofTests, ofModule] = [() => 1, () => 2, () => 3];
    process.on('uncaughtException', ofProcess);
    const leaks = new Leaks(global, process);
    process.removeListener('uncaughtException', ofProcess);
    process.on('uncaughtException', ofTests);
    leaks.keep(() => process.on('uncaughtException', ofModule));
    process.removeListener('uncaughtException', ofTests);
    process.on('uncaughtException', ofProcess);
    expect(leaks.undo()).toEqual([]);
    expect(process.listeners('uncaughtException')).toEqual([ofModule, ofProcess]);
  });
});
