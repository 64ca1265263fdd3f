import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

const LOCK_TIMEOUT_MS = 90_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs `work` while no other process starts a server in the same folder: two starts at once would both create the
 * cluster. The lock of a process that died is taken over.
 */
export async function withLaunchLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'launch.lock');
  const until = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    // An empty file belongs to a process that is just about to write its id.
    if (holder && !isAlive(holder)) await rm(lock, { force: true });
    else if (Date.now() > until) {
      throw new EmbeddedPostgresError(
        `Another start of the database in ${folder} has not finished.`,
        `Wait for it, or remove ${lock} if no other start is running.`,
      );
    } else await pause(100);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
