import { spawn } from 'node:child_process';
import os from 'node:os';
import type { SystemUser } from './unprivileged-user.js';

/** A PG* variable of the reader's shell (PGDATA, PGPORT, PGOPTIONS) would redirect the tools; LC_ALL keeps their messages in English. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

/** How long a program that has ended may still be heard. */
const LAST_WORDS_MS = 200;

/** Runs one of PostgreSQL's programs to its end, as `user` where given; a non-zero exit code is an answer, not an error. */
export function runProgram(
  program: string,
  args: string[],
  user: SystemUser | undefined,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: user ? '/' : os.tmpdir(),
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    const end = (code: number | null) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output: output.trim() });
    };
    // 'close' comes when everything that was said has been read. After `pg_ctl start` it never comes: the server that is left behind
    // keeps the pipes open.
    child.on('close', end);
    child.on('exit', (code) => setTimeout(end, LAST_WORDS_MS, code));
  });
}
