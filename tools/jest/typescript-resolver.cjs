// Our sources import `./file.js` and mean `./file.ts`. Jest remembers what a resolver answers; what `moduleNameMapper` answers it
// looks up again in each test file.
module.exports = (name, options) => options.defaultResolver(name.replace(/^(\.{1,2}\/.*)\.js$/, '$1'), options);
