// Modules are loaded once for all changes of a part: loading them took most of the time. Jest makes a new resolver for each run, by which the
// shared runtime tells runs apart; here no source changes between them.
const SharedModules = require('../jest/shared-modules.runtime.cjs');

let firstResolver;

module.exports = class extends SharedModules {
  constructor(config, environment, resolver, ...rest) {
    firstResolver ??= resolver;
    super(config, environment, firstResolver, ...rest);
  }
};
