// Jest's runner is loaded for each test file and keeps an AsyncLocalStorage that it never lets go. Up to Node.js 22 every promise is handed
// to each of them: after hundreds of test files that was a quarter of the time of a process, and more for the garbage it left.
const hooks = require('node:async_hooks');

class Storages {
  #made = new Set();

  /** Loads something, and remembers the storages that it makes. */
  watch(load) {
    const made = this.#made;
    const plain = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');
    const value = class extends hooks.AsyncLocalStorage {
      constructor(...given) {
        super(...given);
        made.add(this);
      }
    };
    // Newer versions of Node.js have a getter there.
    Object.defineProperty(hooks, 'AsyncLocalStorage', { configurable: true, enumerable: true, value });
    try {
      return load();
    } finally {
      Object.defineProperty(hooks, 'AsyncLocalStorage', plain);
    }
  }

  /** From now on no promise is handed to them. */
  end() {
    for (const storage of this.#made) storage.disable();
    this.#made.clear();
  }
}

/** A runtime of Jest whose runner lets go of its storages when the test file has ended. */
const endingStorages = (Runtime) =>
  class extends Runtime {
    #storages = new Storages();

    requireInternalModule(from, name) {
      return this.#storages.watch(() => super.requireInternalModule(from, name));
    }

    teardown() {
      super.teardown();
      this.#storages.end();
    }
  };

module.exports = { endingStorages };
