// Where the tests keep their databases and temporary files: in memory where there is enough of it. Each test file clones a thousand small
// files, which costs the processor four to thirty times as much on a disk.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Of Linux. A container often has 64 MB there. */
const MEMORY = '/dev/shm';
/** Some ten databases at a time and the log of what is written; the tests themselves need memory, too. */
const ENOUGH = 4 * 2 ** 30;

async function isEnough() {
  const place = await statfs(MEMORY).catch(() => undefined);
  const isWritable = await access(MEMORY, constants.W_OK).then(
    () => true,
    () => false,
  );
  return place !== undefined && isWritable && Math.min(place.bavail * place.bsize, os.freemem()) >= ENOUGH;
}

/**
 * Folders of this working copy that lie in memory; undefined where there is too little of it. A run that was killed leaves them, and the
 * next one takes them over.
 */
export async function foldersInMemory() {
  if (!(await isEnough())) return undefined;
  const copy = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12);
  const root = path.join(MEMORY, `summit-tests-${copy}`);
  const files = path.join(root, 'files');
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  // PostgreSQL runs as another user where we are root, who must be able to enter.
  for (const folder of [root, files]) await chmod(folder, 0o755);
  return {
    database: path.join(root, 'postgres'),
    files,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
