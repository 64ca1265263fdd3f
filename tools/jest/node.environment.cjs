require('./compile-once.cjs').install();
module.exports = require('jest-environment-node');
