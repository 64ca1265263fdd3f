// Testing Library as the specs get it. Pages load when they are opened and grids are slow in jsdom, which takes a machine under load longer
// than the second that it waits by itself; this limit is only for what would never end.
const library = require('@testing-library/react/dist/index.js');

library.configure({ asyncUtilTimeout: 60_000 });
module.exports = library;
