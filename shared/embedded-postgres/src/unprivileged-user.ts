import { spawnSync } from 'node:child_process';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

function numericId(flag: '-u' | '-g'): number | undefined {
  const answer = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

/**
 * PostgreSQL refuses to run as root. As root this gives the system user `postgres`, made where there is none; as anybody
 * else (and on Windows) it gives undefined: the server runs as the caller.
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (numericId('-u') === undefined) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME]);
  }
  const uid = numericId('-u');
  const gid = numericId('-g');
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL may not run as root, and the system user `postgres` could not be made.',
      'Run the command as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return { uid, gid };
}

/** Whether `user` may pass through or execute `path`; every folder above it counts. */
export function mayExecute(path: string, user: SystemUser): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0;
}
