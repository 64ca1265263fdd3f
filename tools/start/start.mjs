// npm start: the whole product on this computer with one command. `--watch` (npm run dev) compiles and reloads on change.
const WANTED = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < WANTED.major || (major === WANTED.major && minor < WANTED.minor)) {
  console.error(
    `This project needs Node.js ${WANTED.major}.${WANTED.minor} or newer; this is ${process.versions.node}. Install it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
// Loaded only now: an older Node.js could not even read it.
const { run } = await import('./run.mjs');
await run(process.argv.slice(2));
