// Testing Library prints the whole page into the message of each error "no such element", and who waits for an element makes one with every
// look in vain. Here a look while something is waited for prints the page when its message is read: once, if the wait ends in vain.
const late = new WeakSet();

/** @param {typeof import('@testing-library/dom')} library */
function printLate({ getConfig, configure }) {
  if (late.has(configure)) return;
  late.add(configure);
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
      let printed;
      const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
      const get = () => (printed ??= getElementError(message, container).message);
      return Object.defineProperty(error, 'message', { configurable: true, get });
    },
  });
}

module.exports = { printLate };
