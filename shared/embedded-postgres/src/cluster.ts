import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.js';
import type { DataFolder } from './data-folder.js';
import { EmbeddedPostgresError, RESET_REMEDY } from './embedded-postgres-error.js';
import { runProgram } from './run-program.js';
import type { SystemUser } from './unprivileged-user.js';

async function createCluster(folder: DataFolder, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  await writeFile(folder.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) await chown(folder.passwordFile, user.uid, user.gid);
  // Made under another name and renamed: an initdb that was killed half-way never looks like a database.
  const unfinished = path.join(folder.root, 'data.new');
  await rm(unfinished, { recursive: true, force: true });
  const made = await runProgram(
    binaries.initdb,
    [
      ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${folder.passwordFile}`],
      ...[
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      // Many rounds make a password that people choose harder to guess, and each connection pays for them. The one here is 24 random bytes;
      // the product's role has the same. It holds for every role of this server: none may get a password that somebody chose.
      ...['-c', 'scram_iterations=1'],
    ],
    user,
  );
  if (made.code !== 0) {
    const reason = made.output.split('\n').find((line) => line.includes('error:')) ?? made.output.split('\n').at(-1);
    throw new EmbeddedPostgresError(
      `The database could not be created in ${folder.root}: ${reason?.replace(/^initdb: error: /, '') ?? ''}`,
      'Mend what it names, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  await rename(unfinished, folder.data);
}

async function checkVersion(folder: DataFolder, binaries: Binaries): Promise<void> {
  const version = await readFile(path.join(folder.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new EmbeddedPostgresError(
      `The folder ${folder.data} holds files, but no PostgreSQL database (PG_VERSION is missing).`,
      RESET_REMEDY,
    );
  }
  if (version.trim() !== binaries.majorVersion) {
    throw new EmbeddedPostgresError(
      `The database in ${folder.data} was made by PostgreSQL ${version.trim()}; this project runs PostgreSQL ${binaries.majorVersion}.`,
      RESET_REMEDY,
    );
  }
}

/** Makes the cluster where the folder is empty, else checks that it is one of ours; gives the server's password. */
export async function openCluster(
  folder: DataFolder,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<{ password: string }> {
  const files = await readdir(folder.data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new EmbeddedPostgresError(
      `The database folder ${folder.data} cannot be read (${error.code ?? error.message}).`,
      `Start as the user it belongs to. ${RESET_REMEDY}`,
      { cause: error },
    );
  });
  if (files.length === 0) await createCluster(folder, binaries, user);
  else await checkVersion(folder, binaries);
  const password = (await readFile(folder.passwordFile, 'utf8').catch(() => '')).trim();
  if (!password) {
    throw new EmbeddedPostgresError(`The password of the database is missing (${folder.passwordFile}).`, RESET_REMEDY);
  }
  return { password };
}
