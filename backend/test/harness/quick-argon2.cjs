// Argon2 as the product calls it, at the least cost: at its real one (platform/crypto/password-hasher.spec.ts) thousands of sign-ins of the database
// tests would take 20 s of a processor. A hash says itself what it has cost, so those of the product are still verified.
const argon2 = require('../../../node_modules/@node-rs/argon2/index.js');

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

module.exports = { ...argon2, hash: (password) => argon2.hash(password, CHEAP) };
