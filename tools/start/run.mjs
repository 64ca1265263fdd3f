// The start from the first check to the end of the last process.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { addressTable } from './address-table.mjs';
import { build } from './build.mjs';
import { forgetLauncher, rememberLauncher, runningDatabase } from './data-files.mjs';
import { openDatabase } from './database.mjs';
import { install } from './install.mjs';
import { checkPorts } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { progress } from './progress.mjs';
import { recompileOnChange } from './recompile.mjs';
import { stopSteps } from './run-step.mjs';
import { createServices } from './services.mjs';
import { readSettings } from './settings.mjs';
import { explain } from './start-error.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What the development servers and the API need built; the apps are served from their sources. */
const BUILT_IN_WATCH = ['@summit/backend', 'directory:shared/*'];

/** @param {string[]} flags `--watch`; `--no-install` and `--no-build` for a caller that has done it */
export async function run(flags) {
  const watch = flags.includes('--watch');
  /** Ends what has been started so far, the newest first. @type {(() => Promise<void> | void)[]} */
  const cleanUp = [];
  /** @type {import('./service.mjs').Service[]} */
  let services = [];
  let ending = false;

  /** @param {number} code */
  const end = async (code) => {
    if (ending) return;
    ending = true;
    stopSteps();
    for (const step of cleanUp.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(explain(error));
        code = 1;
      }
    }
    process.exit(code);
  };
  const onSignal = () => {
    if (!ending) {
      console.log('');
      progress('Stopping');
      void end(0);
      return;
    }
    console.log('Stopping at once');
    for (const service of services) service.kill();
    // PostgreSQL ends within moments; a third Ctrl-C does not wait for it.
    process.once('SIGINT', () => process.exit(130));
    setTimeout(() => process.exit(130), 5_000).unref();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);

  try {
    if (existsSync(path.join(ROOT, '.env'))) process.loadEnvFile(path.join(ROOT, '.env'));
    const settings = readSettings(process.env, ROOT);
    const database = settings.databaseUrl ? undefined : await runningDatabase(settings.dataDir);
    // A database that outlived its launcher is taken over, and an own one needs no port of ours.
    const ours = (/** @type {import('./settings.mjs').PortSetting} */ { name, port }) =>
      name === 'postgres' && (settings.databaseUrl !== undefined || database?.port === port);
    await checkPorts(settings.ports.filter((port) => !ours(port)));
    await rememberLauncher(settings.dataDir);
    cleanUp.push(() => forgetLauncher(settings.dataDir));

    if (!flags.includes('--no-install')) await install(ROOT, progress);
    if (!flags.includes('--no-build')) {
      progress('Building what has changed');
      await build(settings, progress, watch ? BUILT_IN_WATCH : []);
    }
    if (ending) return;
    const opening = openDatabase(settings, progress);
    // Registered before it is open: an interrupt must not leave a server behind that is just coming up.
    cleanUp.push(async () => {
      const opened = await opening.catch(() => undefined);
      await opened?.stop();
      progress('Stopped');
    });
    const { url, migrationUrl } = await opening;
    if (ending) return;
    const { api, simulators, web } = createServices(settings, {
      databaseUrl: url,
      migrationUrl,
      watch,
      progress,
      onGivenUp: (error) => {
        console.error(explain(error));
        void end(1);
      },
    });
    services = [api, simulators, ...web];
    cleanUp.push(async () => {
      await Promise.all([simulators, ...web].map((service) => service.stop()));
    });
    cleanUp.push(() => api.stop());
    const start = async (/** @type {import('./service.mjs').Service} */ service) => {
      await service.start();
      if (!ending) progress(`The ${service.name} is ready`);
    };
    await mkdir(path.join(settings.dataDir, 'logs'), { recursive: true });
    // First, because the demo's history is told to it.
    await start(simulators);
    if (ending) return;
    await prepare(settings, { url, migrationUrl });
    progress('Database and content are up to date');
    if (ending) return;
    await Promise.all([api, ...web].map(start));
    if (ending) return;
    if (watch) {
      cleanUp.push(
        await recompileOnChange(settings, progress, (folder, inApi) => {
          if (inApi) void api.restart();
          else if (folder === 'shared/provider-simulators') void simulators.restart();
        }),
      );
    }
    console.log(`\n${addressTable(settings, url)}\n`);
  } catch (error) {
    if (ending) return;
    console.error(explain(error));
    await end(1);
  }
}
