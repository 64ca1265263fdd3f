require('./compile-once.cjs');
module.exports = require('jest-environment-node');
