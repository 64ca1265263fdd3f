import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { mayExecute, type SystemUser } from './unprivileged-user.js';

/** Everything one embedded server keeps on disk. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own data directory. */
  data: string;
  passwordFile: string;
  logFile: string;
}

const ELSEWHERE = '/var/lib/embedded-postgres';

function ownedBy(user: SystemUser, folder: string): void {
  // Recursive, because a copied or restored folder may belong to root throughout.
  const changed = spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder], { encoding: 'utf8' });
  if (changed.status !== 0) {
    throw new EmbeddedPostgresError(
      `The database folder ${folder} cannot be given to the system user postgres: ${changed.stderr.trim()}`,
      'Choose a folder on a local disk with DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/**
 * Makes the folder, closed to others. Where the server's user may not enter the wanted place (a project below /root), the
 * folder lies in /var/lib, and the file `location` in the wanted place says so: `npm run reset` reads it.
 */
export async function prepareDataFolder(wanted: string, user: SystemUser | undefined): Promise<DataFolder> {
  let root = path.resolve(wanted);
  try {
    // No mode here: a recursive mkdir would give it to every folder it makes on the way.
    await mkdir(root, { recursive: true });
    if (user && !mayExecute(path.dirname(root), user)) {
      const moved = path.join(ELSEWHERE, createHash('sha256').update(root).digest('hex').slice(0, 12));
      await mkdir(moved, { recursive: true });
      await writeFile(path.join(root, 'location'), `${moved}\n`);
      root = moved;
    }
    await chmod(root, 0o700);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The database folder ${root} cannot be used: ${(cause as Error).message}.`,
      'Start as the user who started it first, or remove the folder as that user.',
      { cause },
    );
  }
  if (user) ownedBy(user, root);
  return {
    root,
    data: path.join(root, 'data'),
    passwordFile: path.join(root, 'password'),
    logFile: path.join(root, 'server.log'),
  };
}
