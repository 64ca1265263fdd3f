// npm run reset: removes everything the demo has stored on this computer.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFolder, isAlive, runningDatabase, runningLauncher } from './data-files.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STOP_MS = 30_000;

/**
 * Asks the database for a fast stop (SIGINT) and waits for its end.
 * @param {number} pid
 */
async function stopDatabase(pid) {
  process.kill(pid, 'SIGINT');
  const until = Date.now() + STOP_MS;
  while (await isAlive(pid)) {
    if (Date.now() > until)
      throw new Error(`The database (process ${pid}) does not stop. End it, then run this again.`);
    await pause(100);
  }
}

async function reset() {
  if (existsSync(path.join(ROOT, '.env'))) process.loadEnvFile(path.join(ROOT, '.env'));
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const launcher = await runningLauncher(dataDir);
  if (launcher) throw new Error(`The demo is running (process ${launcher}). Stop it with Ctrl-C, then run this again.`);
  if (!existsSync(dataDir)) {
    console.log(`There is nothing to remove: ${dataDir} does not exist.`);
    return;
  }
  const database = await databaseFolder(dataDir);
  const folders = database.startsWith(dataDir) ? [dataDir] : [dataDir, database];
  console.log(
    `This removes the demo database, stored files, e-mails and logs:\n${folders.map((one) => `  ${one}`).join('\n')}`,
  );
  if (process.env.DATABASE_URL) console.log('The database of DATABASE_URL is not touched.');
  if (!process.argv.includes('--yes')) {
    const question = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await question.question('Remove it? [y/N] ');
    question.close();
    if (!/^y(es)?$/i.test(answer.trim())) {
      console.log('Nothing was removed.');
      return;
    }
  }
  const running = await runningDatabase(dataDir);
  if (running) await stopDatabase(running.pid);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  console.log('Removed. `npm start` begins with an empty database.');
}

await reset().catch((/** @type {NodeJS.ErrnoException} */ error) => {
  const denied = error.code === 'EACCES' || error.code === 'EPERM';
  console.error(
    denied ? `${error.path} belongs to another user: run this as the user who ran npm start.` : error.message,
  );
  process.exitCode = 1;
});
