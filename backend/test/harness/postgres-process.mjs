// A PostgreSQL of its own for tests that stop it. Reads `start`, `stop`, `SIGSTOP` and `SIGCONT` from standard input, answers one JSON line each.
// A process and not a module, because the bundled server's package can't be loaded inside Jest.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '@summit/embedded-postgres';

const [dir, port] = process.argv.slice(2);
let server;

for await (const command of createInterface({ input: process.stdin })) {
  if (command === 'stop') {
    await server.stop();
    console.log(JSON.stringify({ stopped: true }));
  } else if (command === 'SIGSTOP' || command === 'SIGCONT') {
    // The server first: it starts no session while the others are being signaled.
    const server = Number((await readFile(path.join(dir, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    for (const pid of [server, ...childrenOf(server)]) process.kill(pid, command);
    console.log(JSON.stringify({ done: command }));
  } else {
    server = await startEmbeddedPostgres({ dir, port: Number(port), database: 'process_tests' });
    console.log(JSON.stringify({ url: server.url }));
  }
}
await server?.stop();

function childrenOf(parent) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}
