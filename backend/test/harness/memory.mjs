// Where the tests keep their databases and temporary files: in memory where there is enough of it. Each test file clones a thousand small
// files, which costs the processor four to thirty times as much on a disk.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Of Linux. A container often has 64 MB there. */
const MEMORY = '/dev/shm';
/** Some ten databases at a time and the log of what is written; the tests themselves need memory, too. */
const ENOUGH = 4 * 2 ** 30;
const PREFIX = 'summit-tests-';
/** Says whose folder it is. */
const OWNER = 'working-copy';

/**
 * Folders of this working copy that lie in memory; undefined where there is too little of it, or where the disk is wanted. A run that was
 * killed leaves them: the next one takes its server over where that still runs, and removes them otherwise.
 */
export async function foldersInMemory({
  place = MEMORY,
  copy = process.cwd(),
  enough = ENOUGH,
  wanted = process.env.TEST_DATABASE_PLACE,
} = {}) {
  const root = path.join(place, `${PREFIX}${createHash('sha256').update(copy).digest('hex').slice(0, 12)}`);
  await removeLeftovers(place, root);
  if (wanted === 'disk' || !((await isServed(root)) || (await has(place, enough)))) return undefined;
  const files = path.join(root, 'files');
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  await writeFile(path.join(root, OWNER), copy);
  // PostgreSQL runs as another user where we are root, who must be able to enter.
  for (const folder of [root, files]) await chmod(folder, 0o755);
  return {
    database: path.join(root, 'postgres'),
    files,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/**
 * Gives the memory back that killed runs of this working copy or of deleted ones hold, before anybody asks how much there is.
 * @param {string} place
 * @param {string} own
 */
async function removeLeftovers(place, own) {
  const names = await readdir(place).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const root = path.join(place, name);
    if (!(root === own || (await isOfDeletedCopy(root))) || (await isServed(root))) continue;
    // Another user's stays.
    await rm(root, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** @param {string} root */
async function isOfDeletedCopy(root) {
  // Nothing is said while it is just made.
  const copy = await readFile(path.join(root, OWNER), 'utf8').catch(() => '');
  if (!copy) return false;
  return access(copy).then(
    () => false,
    (error) => error.code === 'ENOENT',
  );
}

/**
 * Whether the PostgreSQL of this folder runs. The number in its file may meanwhile belong to another program.
 * @param {string} root
 */
async function isServed(root) {
  const file = await readFile(path.join(root, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
  const command = await readFile(`/proc/${parseInt(file, 10)}/cmdline`, 'utf8').catch(() => '');
  return path.basename(command.split('\0')[0] ?? '').startsWith('postgres');
}

/**
 * Whether so many bytes are free there, and for us: a container may have a limit of its own.
 * @param {string} place
 * @param {number} enough
 */
async function has(place, enough) {
  const isWritable = await access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return false;
  const { bavail, bsize } = await statfs(place);
  return Math.min(bavail * bsize, os.freemem(), process.availableMemory()) >= enough;
}
