import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DOCKER } from './compose-files.js';

const run = promisify(execFile);

/**
 * Stands in for Docker. Each container is a file in $CONTAINERS with its status, health, restarts and whether `docker compose run` made it.
 * Compose counts what is of the service in any state, and starts what is missing as $NEW; `ps --all` lists one-off containers too.
 */
const STAND_IN = `#!/bin/sh
echo "$@" >>"$CALLS"
cd "$CONTAINERS"
one=$(for word; do :; done; echo "$word")
case "$*" in
  'compose ps --all --quiet api') ls ;;
  'compose config api') printf 'services:\\n  api:\\n    deploy:\\n      replicas: %s\\n  pg1:\\n    deploy:\\n      replicas: 7\\n' "$REPLICAS" ;;
  'compose up '*)
    wanted=\${*##*api=} wanted=\${wanted% api}
    there=$(grep -L True * | wc -l)
    while [ "$there" -lt "$wanted" ]; do there=$((there + 1)); echo "$NEW" >"new$there"; done
    eval "$ON_UP" ;;
  inspect*oneoff*) read -r status health restarts oneoff <"$one"; echo "$status $oneoff" ;;
  inspect*Health*) read -r status health restarts oneoff <"$one"; echo "$health $restarts" ;;
  stop*) eval "$ON_STOP" ;;
  rm*) rm "$one" ;;
esac
`;
/** Stands in for the pauses between two looks. */
const SLEEP = '#!/bin/sh\ncd "$CONTAINERS" && eval "$ON_SLEEP"\n';
const WELL = 'running healthy 0 False';
const BECOMING_WELL = 'running starting 0 False';

interface Scene {
  containers?: Record<string, string>;
  /** Status, health, restarts and one-off of what Compose starts. */
  NEW?: string;
  /** Commands that the stand-in runs at these moments. */
  ON_UP?: string;
  ON_SLEEP?: string;
  ON_STOP?: string;
  WELL_SECONDS?: string;
  REPLICAS?: string;
}

describe('docker/roll-api.sh', () => {
  let folder: string;
  let containers: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'summit-roll-'));
    containers = path.join(folder, 'containers');
    await mkdir(containers);
    for (const [name, text] of [
      ['docker', STAND_IN],
      ['sleep', SLEEP],
    ] as const) {
      await writeFile(path.join(folder, name), text);
      await chmod(path.join(folder, name), 0o755);
    }
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Rolls what is there: of `containers` only where they are given, else what an earlier roll has left. */
  async function rolled({ containers: there = {}, ...settings }: Scene = {}) {
    for (const [name, state] of Object.entries(there)) await writeFile(path.join(containers, name), `${state}\n`);
    const calls = path.join(folder, 'calls');
    const env = {
      ...{ PATH: `${folder}:${process.env['PATH']}`, CALLS: calls, CONTAINERS: containers },
      ...{ REPLICAS: '2', NEW: WELL, ON_UP: '', ON_SLEEP: '', ON_STOP: '', ...settings },
    };
    const ended = await run('sh', [path.join(DOCKER, 'roll-api.sh')], { env }).catch((error: unknown) => error);
    const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
    const asked = (await readFile(calls, 'utf8')).trim().split('\n');
    return {
      ...{ code, stdout, stderr, left: await readdir(containers) },
      changes: asked.filter((call) => /^(compose up|stop|rm)/.test(call)),
    };
  }
  const TWO = { old1: WELL, old2: WELL };
  const up = (count: number) => `compose up --detach --no-deps --no-recreate --scale api=${count} api`;
  const GONE = 'the new API processes are gone again; the old ones go on\n';

  it('starts as many new processes as there have to be, and ends the old ones after, one by one', async () => {
    expect(await rolled({ containers: TWO })).toEqual({
      code: 0,
      stdout: '2 API processes are new\n',
      stderr: '',
      left: ['new3', 'new4'],
      changes: [up(4), 'stop old1', 'rm old1', 'stop old2', 'rm old2'],
    });
  });

  it('waits for the new ones only: an old one that is not well is what a roll mends', async () => {
    const old = { old1: WELL, old2: 'running unhealthy 4 False' };
    const ON_SLEEP = 'sed -i s/starting/healthy/ new*';
    expect(await rolled({ containers: old, NEW: BECOMING_WELL, ON_SLEEP })).toMatchObject({
      code: 0,
      left: ['new3', 'new4'],
    });
  });

  it('counts what has to run, not what runs: one that has crashed for good is replaced, too', async () => {
    const old = { old1: WELL, old2: 'exited none 0 False' };
    expect(await rolled({ containers: old })).toMatchObject({
      code: 0,
      left: ['new2', 'new3'],
      changes: ['rm old2', up(3), 'stop old1', 'rm old1'],
    });
  });

  it.each([
    ['becomes unhealthy', { NEW: 'running unhealthy 0 False' }],
    ['dies and is started again', { NEW: 'running starting 1 False' }],
    ['is not well in time', { NEW: BECOMING_WELL, WELL_SECONDS: '0' }],
    ['cannot be started', { ON_UP: 'exit 1' }],
  ])('ends no old process where a new one %s, and takes the new ones away', async (_what, settings) => {
    const { code, stderr, left, changes } = await rolled({ containers: TWO, ...settings });
    expect({ code, left }).toEqual({ code: 1, left: ['old1', 'old2'] });
    expect(stderr.endsWith(GONE)).toBe(true);
    expect(changes).toEqual([up(4), 'rm --force new3', 'rm --force new4']);
  });

  it.each([
    ['INT', 130],
    ['TERM', 143],
    ['HUP', 129],
  ])('takes the new ones away when it is stopped before the switch (%s)', async (signal, code) => {
    for (const moment of ['ON_UP', 'ON_SLEEP']) {
      const stopped = await rolled({ containers: TWO, NEW: BECOMING_WELL, [moment]: `kill -${signal} $PPID` });
      expect(stopped).toMatchObject({ code, stderr: GONE, left: ['old1', 'old2'] });
    }
  });

  it('says what it leaves when it is stopped after the switch, and a second one ends with as many as there have to be', async () => {
    const stopped = await rolled({ containers: TWO, ON_STOP: 'kill -INT $PPID' });
    expect(stopped).toMatchObject({ code: 130, left: ['new3', 'new4', 'old1', 'old2'] });
    expect(stopped.stderr).toBe('the new API processes serve, and some old ones are left (4 in all): roll again\n');
    expect(await rolled({})).toMatchObject({ code: 0, left: ['new5', 'new6'] });
  });

  it.each([
    ['goes well', {}],
    ['does not', { NEW: 'running unhealthy 0 False' }],
  ])('leaves alone what `docker compose run` made where it %s', async (_what, settings) => {
    const { left } = await rolled({ containers: { ...TWO, command: 'running healthy 0 True' }, ...settings });
    expect(left).toContain('command');
    expect(left).toHaveLength(3);
  });

  it.each(['0', ''])('changes nothing where none has to run (replicas: "%s")', async (REPLICAS) => {
    expect(await rolled({ containers: TWO, REPLICAS })).toMatchObject({ code: 1, changes: [], left: ['old1', 'old2'] });
  });

  it('changes nothing where none runs', async () => {
    const ended: Record<string, string> = { old1: 'exited none 0 False', command: 'running healthy 0 True' };
    for (const there of [{}, ended])
      expect(await rolled({ containers: there })).toMatchObject({ code: 1, changes: [] });
  });
});
