// What a test file of a process must not leave to the next: a clock that goes wrong, dice that are loaded, timers of its own, and a listener that
// hides the errors of all that follow. It is put back, and the file that left it fails.
const { Remembered } = require('./remembered.cjs');

const CLOCKS = ['Date', 'Math', 'performance'];
const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'queueMicrotask',
];
const OF_ERRORS = ['uncaughtException', 'unhandledRejection'];

/** The named properties of an object, as far as it has them. */
const only = (names) => (object) => names.filter((name) => name in object);

class Leaks {
  constructor(global = globalThis, emitter = process) {
    this.emitter = emitter;
    this.watched = [
      ['', new Remembered(global, only([...CLOCKS, ...TIMERS]))],
      ...CLOCKS.map((name) => [`${name}.`, new Remembered(global[name])]),
    ];
    this.listeners = this.listening();
  }

  /** Does some work whose changes are there to stay: listeners that it adds or removes, too. Others may stand aside meanwhile. */
  keep(work) {
    const before = this.listening();
    try {
      const watches = this.watched.map(([, remembered]) => remembered);
      return watches.reduce((inner, watch) => () => watch.keep(inner), work)();
    } finally {
      for (const [event, now] of this.listening()) {
        const added = now.filter((listener) => !before.get(event).includes(listener));
        const kept = this.listeners.get(event).filter((one) => now.includes(one) || !before.get(event).includes(one));
        this.listeners.set(event, [...kept, ...added]);
      }
    }
  }

  /** Puts everything back. @returns {string[]} what had been left */
  undo() {
    const left = [];
    for (const [owner, remembered] of this.watched) {
      left.push(...remembered.changed().map((key) => `${owner}${String(key)}`));
      remembered.putBack();
    }
    for (const [event, now] of this.listening()) {
      const before = this.listeners.get(event);
      for (const listener of now) {
        if (before.includes(listener)) continue;
        this.emitter.removeListener(event, listener);
        left.push(`a listener of ${event}`);
      }
      for (const listener of before) {
        if (now.includes(listener)) continue;
        this.emitter.on(event, listener);
        left.push(`a removed listener of ${event}`);
      }
    }
    return left;
  }

  /** As they are stored, so that one that listens once still does when it is put back. */
  listening() {
    return new Map(OF_ERRORS.map((event) => [event, this.emitter.rawListeners(event)]));
  }

  /** @throws {Error} that names what had been left; all of it is put back */
  refuse() {
    const left = this.undo();
    if (left.length > 0)
      throw new Error(
        `This test file leaves to the next one of its process: ${left.join(', ')}. Put it back in afterEach, as jest.restoreAllMocks() does.`,
      );
  }
}

module.exports = { Leaks };
