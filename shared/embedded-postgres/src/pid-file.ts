import { spawnSync } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

export interface PidFile {
  pid: number;
  port: number;
}

/** What postmaster.pid says: line 1 the process, line 4 the port; undefined where there is none or it is half written. */
export async function readPidFile(data: string): Promise<PidFile | undefined> {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/** Program and arguments of a process: empty for one that is dead but not yet reaped, undefined where they cannot be seen. */
async function commandLine(pid: number): Promise<string[] | undefined> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
    return text?.split('\0').filter(Boolean);
  }
  if (process.platform === 'win32') return undefined;
  const text = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return text.trim().split(/\s+/).filter(Boolean);
}

/**
 * Whether the live process `pid` can be the PostgreSQL server of this data directory. After a crash and a restart of the
 * machine the number in the pid file may belong to somebody else, and PostgreSQL would then refuse to start. In doubt it
 * is the server: removing the pid file of a live one would be the greater harm.
 */
export async function isServerOf(data: string, pid: number): Promise<boolean> {
  const command = await commandLine(pid);
  if (!command) return true;
  // Where nothing reaps orphans (Node as process 1 of a container), a killed server stays as a zombie.
  const [program = '', ...args] = command;
  if (!path.basename(program).startsWith('postgres')) return false;
  const served = args[args.indexOf('-D') + 1];
  if (!args.includes('-D') || served === undefined) return true;
  const real = (folder: string) => realpath(folder).catch(() => undefined);
  const [theirs, ours] = await Promise.all([real(served), real(data)]);
  return theirs === undefined || theirs === ours; // undefined: the folder was moved under a running server
}
