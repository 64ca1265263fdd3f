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
    this.listeners = new Map(OF_ERRORS.map((event) => [event, emitter.listeners(event)]));
  }

  /** Puts everything back. @returns {string[]} what had been left */
  undo() {
    const left = [];
    for (const [owner, remembered] of this.watched) {
      left.push(...remembered.changed().map((key) => `${owner}${String(key)}`));
      remembered.putBack();
    }
    for (const [event, before] of this.listeners) {
      for (const listener of this.emitter.listeners(event)) {
        if (before.includes(listener)) continue;
        this.emitter.removeListener(event, listener);
        left.push(`a listener of ${event}`);
      }
    }
    return left;
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
