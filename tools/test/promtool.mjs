// promtool, which tries the rules of docker/monitoring. Of Debian's package only this program is unpacked, beside what npm installs: nothing
// else that the package depends on, and no server that starts.
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runStep } from '../start/run-step.mjs';

const PACKAGE = 'prometheus';
/** docker/test/promtool.ts looks here, too. */
const PROMTOOL_FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/promtool');
export const PROMTOOL = path.join(PROMTOOL_FOLDER, 'usr/bin/promtool');

/**
 * Downloads the package and takes the program out of it. What is interrupted leaves nothing that looks like the program.
 * @param {(args: string[], folder: string) => Promise<boolean>} aptGet runs apt-get in the folder; whether it did what it was asked for
 * @param {string} [file] where the program shall be
 * @returns {Promise<boolean>}
 */
export async function unpackPromtool(aptGet, file = PROMTOOL) {
  await mkdir(path.dirname(file), { recursive: true });
  const [download, unpacked] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'summit-promtool-')),
    // Beside its place, because a file is moved at once only within a disk.
    mkdtemp(path.join(path.dirname(file), 'unpacking-')),
  ]);
  try {
    if (!(await aptGet(['download', PACKAGE], download))) return false;
    const [archive] = await readdir(download);
    if (!archive) return false;
    const unpack = 'dpkg-deb --fsys-tarfile "$0" | tar --extract --directory "$1" ./usr/bin/promtool';
    const program = path.join(unpacked, 'usr/bin/promtool');
    if (!(await ends('/bin/sh', ['-c', unpack, path.join(download, archive), unpacked]))) return false;
    if (!(await ends(program, ['--version']))) return false;
    await rename(program, file);
    return true;
  } finally {
    for (const folder of [download, unpacked]) await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} command @param {string[]} args @returns {Promise<boolean>} whether it ended well */
const ends = (command, args) =>
  runStep(command, args, { cwd: '/', env: process.env }).then(
    ({ code }) => code === 0,
    () => false,
  );
