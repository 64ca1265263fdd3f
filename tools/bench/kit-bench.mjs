// The kit of an affiliate, with the own link on every banner: how long its zip takes in a fresh process, and what it adds to its memory.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { API_FLAGS } from '../start/api-process.mjs';
import { finding } from './finding.mjs';

const SECONDS_GOAL = 2;
const MEMORY_GOAL = 60;
const MEBIBYTE = 1_048_576;
const PROBE = fileURLToPath(new URL('kit-probe.mjs', import.meta.url));
const DIST = fileURLToPath(new URL('../../backend/dist', import.meta.url));

/** @param {(text: string) => void} progress */
export async function kitFindings(progress) {
  const [{ writeBanners }, { FolderFileStore }] = await Promise.all([
    import('../../backend/dist/modules/funnel/bonus-files/render-banners.js'),
    import('../../backend/dist/platform/files/folder-file-store.js'),
  ]);
  const filesDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-kit-'));
  try {
    progress('kit of an affiliate');
    await writeBanners(new FolderFileStore(filesDir));
    const { stdout } = await promisify(execFile)(process.execPath, [...API_FLAGS, PROBE, DIST, filesDir]);
    const { seconds, added, bytes } = JSON.parse(stdout);
    return [
      finding('kit of an affiliate, size', bytes / MEBIBYTE, { unit: 'MiB' }),
      finding('kit of an affiliate, time', seconds, { unit: 's', most: SECONDS_GOAL }),
      finding('kit of an affiliate, memory it adds', added, { unit: 'MiB', most: MEMORY_GOAL }),
    ];
  } finally {
    await rm(filesDir, { recursive: true, force: true });
  }
}
