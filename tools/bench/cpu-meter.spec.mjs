import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CpuMeter, cpuSinceBirth, residentMegabytes } from './cpu-meter.mjs';

const linux = existsSync('/proc/self/stat') ? describe : () => undefined;

/** A shell with a Node.js below it that, once told to, uses the processor for the given time, however long that takes, and then waits. */
async function busyTree(milliseconds) {
  const used = `process.cpuUsage().user + process.cpuUsage().system`;
  const work = `const end = ${used} + ${milliseconds} * 1000; while (${used} < end); console.log('done')`;
  const script = `process.stdin.once('data', () => { ${work} }); setInterval(() => {}, 1000)`;
  const child = spawn('sh', ['-c', `"${process.execPath}" -e "${script}"; true`], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const done = new Promise((resolve) => child.stdout.once('data', resolve));
  const finish = () => {
    child.stdin.write('go');
    return done;
  };
  return { pid: child.pid, finish, stop: () => process.kill(-child.pid, 'SIGKILL') };
}

linux('CpuMeter', () => {
  it('counts the work of a grandchild and that of the database backends', async () => {
    const tree = await busyTree(600);
    const backend = await busyTree(600);
    try {
      const database = { backendsOf: async (names) => (names.includes('bench') ? [backend.pid] : []) };
      const meter = new CpuMeter(tree.pid, database, ['bench']);
      const { result, appSeconds, databaseSeconds } = await meter.during(async () => {
        await Promise.all([tree.finish(), backend.finish()]);
        return 'worked';
      });
      expect(result).toBe('worked');
      expect(appSeconds).toBeGreaterThan(0.1);
      // The backend is the shell alone: PostgreSQL's backends have no children.
      expect(databaseSeconds).toBeLessThan(0.1);
      expect(await cpuSinceBirth(tree.pid)).toBeGreaterThanOrEqual(appSeconds);
    } finally {
      tree.stop();
      backend.stop();
    }
  });

  it('knows how much memory a process holds', async () => {
    expect(await residentMegabytes(process.pid)).toBeCloseTo(process.memoryUsage.rss() / 1_048_576, -2);
  });
});
