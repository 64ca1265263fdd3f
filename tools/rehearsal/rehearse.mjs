// npm run rehearse: a whole summit with an audience that is not there. `--help` tells the options.
import { build } from '../start/build.mjs';
import { progress } from '../start/progress.mjs';
import { readOptions, USAGE, UsageError } from './options.mjs';

/** @param {ReturnType<typeof readOptions>} options */
async function run(options) {
  const root = new URL('../..', import.meta.url).pathname;
  if (options.build) {
    progress('Building what has changed');
    await build(/** @type {any} */ ({ root, childEnv: process.env }), progress, [
      '@summit/backend',
      'directory:shared/*',
    ]);
  }
  // What needs the built libraries is loaded after the build.
  const [{ World }, { rehearse }, { writeReport }] = await Promise.all([
    import('./world.mjs'),
    import('./rehearsal.mjs'),
    import('./report/write-report.mjs'),
  ]);
  const world = new World(progress);
  const leave = () => {
    progress('Stopping');
    void world.close().finally(() => process.exit(130));
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, leave);
  try {
    const result = await rehearse(world, options, progress);
    const file = await writeReport(result, options.out);
    for (const { severity, sentence } of result.findings) console.log(`${severity}: ${sentence}`);
    console.log(
      `${result.findings.length} findings in ${(result.seconds.all / 60).toFixed(1)} minutes. Report: ${file}`,
    );
    return result.findings.some(({ severity }) => severity === 'broken') ? 1 : 0;
  } finally {
    await world.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else process.exitCode = await run(options);
} catch (error) {
  const { message, remedy = '', log = '' } = /** @type {{ message: string, remedy?: string, log?: string }} */ (error);
  console.error([log, message, remedy, error instanceof UsageError ? `\n${USAGE}` : ''].filter(Boolean).join('\n'));
  process.exitCode = 1;
}
