import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './running-app.js';

const running = new Set<ApiProcess>();

/** For the end of a test: kills what a failed one left running. */
export async function endAllApiProcesses(): Promise<void> {
  await Promise.all([...running].map((api) => api.end('SIGKILL')));
}

/** How long a start may take where several run beside each other on a busy machine. */
const START_LIMIT_MS = 150_000;

const MAIN = path.resolve(import.meta.dirname ?? __dirname, '../../dist/packed/main.js');

/** Those of the tests themselves (npm test): a process that lives for seconds wins nothing by compiling twice. A debugger stays theirs. */
const V8_OPTIONS = process.execArgv.filter((option) => !option.startsWith('--inspect'));

export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** What it wrote, for looking at a failure. */
  output(): string;
  isReady(): Promise<boolean>;
  /** Sends the signal and waits for the end; answers the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The built API as a real process, the way it runs in production. Resolves once it is ready. */
export async function startApiProcess(databaseUrl: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  return startAt(await freePort(), databaseUrl, env).catch(async (error: unknown) => {
    // Another process has taken the port since.
    if (!String(error).includes('EADDRINUSE')) throw error;
    return startAt(await freePort(), databaseUrl, env);
  });
}

async function startAt(port: number, databaseUrl: string, env: Record<string, string>): Promise<ApiProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...V8_OPTIONS, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '5',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      FILES_DIR: mkdtempSync(path.join(tmpdir(), 'summit-files-')),
      SMTP_URL: 'smtp://127.0.0.1:9',
      LIST_API_BASE: 'http://127.0.0.1:9/aweber',
      SMS_API_BASE: 'http://127.0.0.1:9/sms',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const api: ApiProcess = {
    url,
    child,
    output: () => output,
    isReady: async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.status === 200,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await exit)[0];
    },
  };
  running.add(api);
  child.once('exit', () => running.delete(api));
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`The API ended at once:\n${output}`);
    return api.isReady();
  }, START_LIMIT_MS).catch(async (error: unknown) => {
    if (child.exitCode !== null) await closed;
    throw new Error(`The API did not get ready:\n${output}`, { cause: error });
  });
  return api;
}
