import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './data-files.mjs';
import { backOff, errorText, Service } from './service.mjs';

let dir;
let service;
let lines;
let givenUp;

/** A service whose program is `source`. It is ready once it has written the file `ready`: after it has said what it does with a signal, or the signal may come first. */
async function make(source) {
  await writeFile(path.join(dir, 'program.mjs'), source);
  const ready = path.join(dir, 'ready');
  service = new Service({
    name: 'thing',
    args: ['program.mjs'],
    cwd: dir,
    env: { ...process.env, READY: ready },
    logFile: path.join(dir, 'thing.log'),
    isReady: () =>
      readFile(ready).then(
        () => true,
        () => false,
      ),
    progress: (text) => lines.push(text),
    onGivenUp: (error) => (givenUp = error),
  });
  return service;
}

const READY = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.READY, String(process.pid));`;
const pidNow = async () => Number(await readFile(path.join(dir, 'ready'), 'utf8'));

async function until(happened) {
  while (!(await happened())) await pause(20);
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'service-spec-'));
  lines = [];
  givenUp = undefined;
});

afterEach(async () => {
  await service?.stop(500);
  await rm(dir, { recursive: true, force: true });
});

describe('a service', () => {
  it('is started, logged, and asked to finish', async () => {
    await make(`console.log('hello'); setInterval(() => {}, 1000);
      process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); ${READY}`);
    await service.start();
    const pid = await pidNow();
    await service.stop();
    expect(await isAlive(pid)).toBe(false);
    await until(async () => (await readFile(path.join(dir, 'thing.log'), 'utf8')) === 'hello\nbye\n');
    expect(lines).toEqual([]);
  });

  it('is killed where it does not finish in time', async () => {
    await make(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); ${READY}`);
    await service.start();
    const pid = await pidNow();
    await service.stop(100);
    expect(await isAlive(pid)).toBe(false);
  });

  it('that dies while it starts ends the start, with the end of its log', async () => {
    await make(`console.error('DATABASE_URL is missing'); process.exit(3);`);
    const error = await service.start().catch((reason) => reason);
    expect(error.message).toBe('The thing stopped while it was starting (exit code 3).');
    expect(error.log).toContain('DATABASE_URL is missing');
    expect(error.remedy).toContain(path.join(dir, 'thing.log'));
  });

  it('that dies later is started again, with a line that says so', async () => {
    await make(`${READY} setInterval(() => {}, 1000);`);
    await service.start();
    const first = await pidNow();
    process.kill(first, 'SIGKILL');
    await until(async () => (await pidNow()) !== first);
    expect(lines).toEqual(['The thing stopped (SIGKILL), starting it again in 0.5 s']);
    expect(await isAlive(await pidNow())).toBe(true);
  });

  it('is given up after five quick deaths', async () => {
    await make(`${READY} setInterval(() => {}, 1000);`);
    await service.start();
    service.quickDeaths = 4;
    process.kill(await pidNow(), 'SIGKILL');
    await until(() => givenUp !== undefined);
    expect(givenUp.message).toBe('The thing stopped 5 times in a row (SIGKILL).');
    expect(lines).toEqual([]);
  });

  it('leaves by itself when the launcher is gone', async () => {
    await make(`${READY} setInterval(() => {}, 1000);`);
    await service.start();
    const pid = await pidNow();
    service.stopping = true;
    service.child.disconnect();
    await until(async () => !(await isAlive(pid)));
    await service.gone;
  });

  it('is restarted once at a time, and not after its end', async () => {
    await make(`${READY} setInterval(() => {}, 1000);`);
    await service.start();
    const first = await pidNow();
    void service.restart();
    await service.restart();
    await until(async () => (await pidNow()) !== first && (await pidNow()) === service.child.pid);
    expect(await isAlive(first)).toBe(false);
    const last = service.child;
    const restart = service.restart();
    await service.stop();
    await restart;
    expect(service.child).toBe(last);
    expect(await isAlive(last.pid)).toBe(false);
  });
});

describe('backOff', () => {
  it('doubles from half a second', () => {
    expect([1, 2, 3, 4].map(backOff)).toEqual([500, 1_000, 2_000, 4_000]);
  });
});

describe('errorText', () => {
  it('gives standard error and JSON lines of level error or fatal, nothing else', () => {
    expect(errorText('plain trouble', true)).toBe('plain trouble');
    expect(errorText('plain chatter', false)).toBeUndefined();
    expect(errorText('  ', true)).toBeUndefined();
    expect(errorText('{"level":"error","msg":"failed","err":{"message":"no route"}}', false)).toBe('failed: no route');
    expect(errorText('{"level":"info","msg":"ready"}', false)).toBeUndefined();
    expect(errorText('{ not json', true)).toBe('{ not json');
  });
});
