// What the launcher reads from the data folder with nothing but Node.js: it must work before anything is installed.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Folder of the embedded database. Below a folder that its user may not enter (/root) it lies elsewhere, and says where.
 * @param {string} dataDir
 */
export async function databaseFolder(dataDir) {
  const wanted = path.join(dataDir, 'postgres');
  const moved = await readFile(path.join(wanted, 'location'), 'utf8').catch(() => '');
  return moved.trim() || wanted;
}

/**
 * Process and port of the embedded database that runs, or undefined.
 * @param {string} dataDir
 */
export async function runningDatabase(dataDir) {
  const file = path.join(await databaseFolder(dataDir), 'data/postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 && (await isAlive(pid)) ? { pid, port: Number(lines[3]) } : undefined;
}

/**
 * Whether a process lives; one that is dead and not yet reaped does not.
 * @param {number} pid
 */
export async function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(state);
}

/** @param {string} dataDir */
const launcherFile = (dataDir) => path.join(dataDir, 'start.pid');

/** @param {string} dataDir */
export async function rememberLauncher(dataDir) {
  await mkdir(dataDir, { recursive: true });
  await writeFile(launcherFile(dataDir), `${process.pid}\n`);
}

/** @param {string} dataDir */
export async function forgetLauncher(dataDir) {
  await rm(launcherFile(dataDir), { force: true });
}

/**
 * The process of a demo that runs on this data folder, or undefined.
 * @param {string} dataDir
 */
export async function runningLauncher(dataDir) {
  const pid = Number(await readFile(launcherFile(dataDir), 'utf8').catch(() => ''));
  return pid > 0 && (await isAlive(pid)) ? pid : undefined;
}
