// npm run mutation [-- pricing settlement ... --file take-back]: breaks the rules of money and sign-in in a thousand small ways, one at a
// time, and tells which breaks no spec notices (docs/mutation.md). Minutes to hours; no part of `npm test`. Fails where a part is below its goal.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PARTS } from './parts.mjs';

/** Not among the project's packages: nothing else needs it. The last version for Node.js 20. */
const VERSION = '9.6.1';
const STRYKER = ['core', 'jest-runner'].flatMap((name) => ['--package', `@stryker-mutator/${name}@${VERSION}`]);

const { values: asked, positionals: named } = parseArgs({
  options: { constants: { type: 'boolean', default: false }, file: { type: 'string', default: '' } },
  allowPositionals: true,
});
const unknown = named.find((name) => !(name in PARTS));
if (unknown) {
  console.error(`There is no part called ${unknown}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const part of named.length > 0 ? named : Object.keys(PARTS)) {
  const { status } = spawnSync('npx', ['--yes', ...STRYKER, 'stryker', 'run', 'tools/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_PART: part,
      MUTATION_FILE: asked.file,
      MUTATION_CONSTANTS: asked.constants ? 'yes' : 'no',
    },
  });
  if (status !== 0) process.exitCode = 1;
}
