// A PostgreSQL of its own for tests that stop it. Reads `start` and `stop` from standard input, answers one JSON line each.
// A process and not a module, because the bundled server's package can't be loaded inside Jest.
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '@summit/embedded-postgres';

const [dir, port] = process.argv.slice(2);
let server;

for await (const command of createInterface({ input: process.stdin })) {
  if (command === 'stop') {
    await server.stop();
    console.log(JSON.stringify({ stopped: true }));
  } else {
    server = await startEmbeddedPostgres({ dir, port: Number(port), database: 'process_tests' });
    console.log(JSON.stringify({ url: server.url }));
  }
}
await server?.stop();
