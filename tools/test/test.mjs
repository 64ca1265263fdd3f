// npm test: everything that must be green, in one command. Only Node.js itself is needed before the install.
const WANTED = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(`This project needs Node.js ${WANTED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
// Loaded only now: an older Node.js could not even read it.
const { runTests } = await import('./run-tests.mjs');
process.exitCode = await runTests();
