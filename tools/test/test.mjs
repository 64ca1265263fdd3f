// npm test: everything that must be green, in one command. Only Node.js itself is needed before the install.
import { runTests } from './run-tests.mjs';

process.exitCode = await runTests();
