// React's development build keeps a stack trace with every element, for messages about where it was made: an eighth of the time of
// our rendered tests, and nobody reads them there. React stops by itself once there were ten thousand within a second; here there
// always were.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set() {} });
