import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './api-process.js';

const SCRIPT = path.resolve(import.meta.dirname ?? __dirname, 'postgres-process.mjs');

export interface OwnPostgres {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops all its processes where they are: connections stay open and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  end(): Promise<void>;
}

/** A PostgreSQL that a test may stop and start again, on the same port. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dir = mkdtempSync(path.join(tmpdir(), 'summit-own-postgres-'));
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dir, 0o755);
  const child = spawn(process.execPath, [SCRIPT, dir, String(await freePort())], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const command = async (text: string): Promise<{ url?: string }> => {
    child.stdin.write(`${text}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('The test PostgreSQL ended');
    return JSON.parse(value as string) as { url?: string };
  };
  const { url } = await command('start');
  return {
    url: url!,
    stop: async () => void (await command('stop')),
    start: async () => void (await command('start')),
    freeze: async () => void (await command('SIGSTOP')),
    thaw: async () => void (await command('SIGCONT')),
    end: async () => {
      const exit = once(child, 'exit');
      child.stdin.end();
      await exit;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
