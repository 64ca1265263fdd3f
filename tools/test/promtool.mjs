// promtool, which tries the rules of docker/monitoring. Of Debian's package only this program is unpacked, beside what npm installs: nothing
// else that the package depends on, and no server that starts.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runStep } from '../start/run-step.mjs';

const PACKAGE = 'prometheus';
/** docker/test/promtool.ts looks here, too. */
export const PROMTOOL_FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/promtool');
export const PROMTOOL = path.join(PROMTOOL_FOLDER, 'usr/bin/promtool');

/**
 * Downloads the package and takes the program out of it.
 * @param {(args: string[], folder: string) => Promise<boolean>} aptGet runs apt-get in the folder; whether it did what it was asked for
 * @returns {Promise<boolean>}
 */
export async function unpackPromtool(aptGet) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'summit-promtool-'));
  try {
    if (!(await aptGet(['download', PACKAGE], folder))) return false;
    const [file] = await readdir(folder);
    if (!file) return false;
    await mkdir(PROMTOOL_FOLDER, { recursive: true });
    const unpack = 'dpkg-deb --fsys-tarfile "$0" | tar --extract --directory "$1" ./usr/bin/promtool';
    const args = ['-c', unpack, path.join(folder, file), PROMTOOL_FOLDER];
    return (await runStep('/bin/sh', args, { cwd: folder, env: process.env })).code === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
