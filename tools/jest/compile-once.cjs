// Jest has Node.js compile the source of a module for each test file that loads it. Here V8 compiles a source once for all test files of a
// process, with the functions in it that were called; each file runs it in its own context. The source is compared, so a changed one is
// compiled anew.
const vm = require('node:vm');

const { compileFunction } = vm;
const known = new Map();
/** Says that a source runs in the context of the process itself. */
const ownContext = Object.freeze({});

// Without Jest's callback for `import()`: it only refuses, as Node.js does by itself, and V8 shares no script that has one.
function scriptOf(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}

function compileOnce(source, parameters, options) {
  const name = options?.parsingContext && options.filename;
  if (!name) return compileFunction(source, parameters, options);
  let before = known.get(name);
  if (before?.source !== source) {
    try {
      known.set(name, (before = { source, script: scriptOf(source, parameters, name) }));
    } catch {
      // It says what is wrong, and where, without the lines that were put around.
      const { parsingContext, ...others } = options;
      return compileFunction(source, parameters, parsingContext === ownContext ? others : options);
    }
  }
  return options.parsingContext === ownContext
    ? before.script.runInThisContext()
    : before.script.runInContext(options.parsingContext);
}

module.exports = { compileOnce, ownContext, install: () => (vm.compileFunction = compileOnce) };
