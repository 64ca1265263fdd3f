// npm run mutation [-- pricing settlement ... --file take-back]: breaks the rules of money and sign-in in a thousand small ways, one at a
// time, and tells which breaks no spec notices (docs/mutation.md). Minutes to hours; no part of `npm test`. Fails where a part is below its goal,
// and where a change could not be tried.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutatedOf, PARTS, reportOf } from './parts.mjs';
import { notTried } from './report.mjs';

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
const parts = (named.length > 0 ? named : Object.keys(PARTS)).filter((part) => mutatedOf(part, asked.file).length > 0);
if (parts.length === 0) {
  console.error(`There is no file called ${asked.file}.ts in ${named.join(', ') || 'any part'}.`);
  process.exit(1);
}
for (const part of parts) {
  const report = `${reportOf(part, asked.file)}.report.json`;
  rmSync(report, { force: true });
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
  if (!existsSync(report)) continue;
  // They are no part of the score.
  const failures = notTried(JSON.parse(readFileSync(report, 'utf8')));
  if (failures.length === 0) continue;
  console.error(`${part}: ${failures.length} could not be tried:\n${failures.join('\n')}`);
  process.exitCode = 1;
}
