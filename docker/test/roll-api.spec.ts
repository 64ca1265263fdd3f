import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DOCKER } from './compose-files.js';

const run = promisify(execFile);

/** Stands in for Docker with two old processes: notes what it is asked for, and knows two new ones once `up` was called. */
const STAND_IN = `#!/bin/sh
echo "$@" >>"$CALLS"
case "$*" in
  'compose ps --quiet api') printf "$OLD" ;;
  'compose ps --all --quiet api') printf 'old1\\nold2\\nnew3\\nnew4\\n' ;;
  'compose up '*) exit "$UP" ;;
esac
`;

describe('docker/roll-api.sh', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'summit-roll-'));
    await writeFile(path.join(folder, 'docker'), STAND_IN);
    await chmod(path.join(folder, 'docker'), 0o755);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function rolled(settings: { OLD: string; UP: string }) {
    const calls = path.join(folder, 'calls');
    const env = { PATH: `${folder}:${process.env['PATH']}`, CALLS: calls, SETTLE_SECONDS: '0', ...settings };
    const ended = await run('sh', [path.join(DOCKER, 'roll-api.sh')], { env }).catch((error: unknown) => error);
    const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
    return { code, stdout, stderr, calls: (await readFile(calls, 'utf8')).trim().split('\n') };
  }
  const UP = 'compose up --detach --no-deps --no-recreate --wait --scale api=4 api';

  it('starts as many new processes as there are, and ends the old ones after, one by one', async () => {
    expect(await rolled({ OLD: 'old1\\nold2\\n', UP: '0' })).toMatchObject({
      code: 0,
      stdout: '2 API processes are new\n',
      calls: ['compose ps --quiet api', UP, 'stop old1', 'rm old1', 'stop old2', 'rm old2'],
    });
  });

  it('ends no old process where a new one does not become well, and takes the new ones away', async () => {
    const { code, stderr, calls } = await rolled({ OLD: 'old1\\nold2\\n', UP: '1' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'a new API process does not become well; the old ones go on\n',
    });
    expect(calls.filter((call) => /^(stop|rm)/.test(call))).toEqual(['rm --force new3', 'rm --force new4']);
  });

  it('changes nothing where none runs', async () => {
    expect(await rolled({ OLD: '', UP: '0' })).toMatchObject({ code: 1, calls: ['compose ps --quiet api'] });
  });
});
