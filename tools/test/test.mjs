// npm test: everything that must be green, in one command. Only Node.js itself is needed before the install.
// npm test -- --once: no failed test gets a second attempt (D-197).
import { runTests } from './run-tests.mjs';

process.exitCode = await runTests({ once: process.argv.includes('--once') });
