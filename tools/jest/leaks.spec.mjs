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
});
