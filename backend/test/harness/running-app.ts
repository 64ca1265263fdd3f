import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ErrorBody } from '@summit/contracts';
import type { QueryResultRow } from 'pg';
import { createApp } from '../../src/bootstrap.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { lightFetch } from './light-fetch.js';
import { ownerRows } from './sql-database.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { testConfig } from './test-config.js';
import { WAITING_WORK } from './waiting-work.js';

export { eventually } from './eventually.js';

export interface RunningApp {
  app: NestFastifyApplication;
  url: string;
  clock: FixedClock;
  database: TestDatabase;
  filesDir: string;
  /** Rows of one hand-written query, for looking at what was stored. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** One call as a browser would make it; each has its own client address unless one is given. */
  fetch(path: string, options?: RequestInit & { from?: string }): Promise<Response>;
  stop(): Promise<void>;
}

export interface RunningAppOptions {
  env?: Record<string, string>;
  /** Shares the database of another application, as a second process would. */
  database?: TestDatabase;
  /** `api` by default: jobs run only in the tests that are about them. */
  role?: 'all' | 'api';
  /** Gets every log line; nothing is logged without it. */
  log?: (line: string) => void;
}

let lastAddress = 0;
/** A client address nobody else has, so that rate limits of one test don't reach another. */
export const freshAddress = (): string => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
};

/** The whole application on a free port with a database of its own, in the middle of the concluded edition's November 2025. */
export async function startApp({
  env,
  database: shared,
  role = 'api',
  log,
}: RunningAppOptions = {}): Promise<RunningApp> {
  const database = shared ?? (await createTestDatabase());
  const clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z'));
  const config = testConfig(database.applicationUrl, { ROLE: role, ...env });
  const app = await createApp({
    config,
    logger: log ? createLogger('debug', { write: log }) : createLogger('silent'),
    clock,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const owner = await ownerRows(database);
  const url = (await app.getUrl()).replace('localhost', '127.0.0.1');
  return {
    app,
    url,
    clock,
    database,
    filesDir: config.filesDir,
    rows: owner.rows,
    fetch: (path, { from = freshAddress(), ...options } = {}) =>
      lightFetch(`${url}${path}`, { ...options, headers: { 'x-forwarded-for': from, ...options.headers } }),
    stop: async () => {
      await app.close();
      await owner.stop();
      if (!shared) await database.drop();
    },
  };
}

/** Options of a JSON POST. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Body of an answer as the contract types it; an error where the test expects one. */
export const read = async <Body = unknown>(
  response: Response | Promise<Response>,
): Promise<Body & Omit<ErrorBody, 'success'>> => (await (await response).json()) as Body & Omit<ErrorBody, 'success'>;

/** Payloads of the jobs of one task that wait, by part of their payload; an event that is no job yet is the task `event/…`. */
export async function jobs(running: RunningApp, task: string, payload: object = {}): Promise<object[]> {
  const rows = await running.rows<{ payload: object }>(WAITING_WORK, [task, JSON.stringify(payload)]);
  return rows.map((row) => row.payload);
}
