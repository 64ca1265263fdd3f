import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import type { AppConfig } from '../config/app-config.js';
import { InvalidEnvironment, readConfig } from '../config/env.js';
import { systemClock } from '../platform/clock/clock.js';
import { SandboxClock } from '../platform/clock/sandbox-clock.js';
import { COMMAND_CONNECT_TIMEOUT_MS } from '../platform/database/data-source.js';
import { createLogger, NestLogger } from '../platform/logging/logger.js';

/** What a command tells its caller: a sentence on standard output, or on standard error with exit code 1. */
export class CommandRefused extends Error {}

/** Runs an operator's command inside the application, without HTTP and without jobs, and ends the process. */
export function runCommand(work: (app: INestApplicationContext, args: string[]) => Promise<string>): void {
  run(work).then(
    (text) => {
      process.stdout.write(`${text}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${explained(error)}\n`);
      process.exit(1);
    },
  );
}

/** Without jobs, and patient with a database that is busy. */
export function commandConfig(source?: NodeJS.ProcessEnv): AppConfig {
  const config = readConfig(source);
  return { ...config, role: 'api', database: { ...config.database, connectTimeoutMs: COMMAND_CONNECT_TIMEOUT_MS } };
}

async function run(work: Parameters<typeof runCommand>[0]): Promise<string> {
  const config = commandConfig();
  const logger = createLogger('warn');
  const clock = config.sandboxClockUrl ? await SandboxClock.read(config.sandboxClockUrl) : systemClock;
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, logger, clock }), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    return await work(app, process.argv.slice(2));
  } finally {
    await app.close();
  }
}

function explained(error: unknown): string {
  if (error instanceof InvalidEnvironment || error instanceof CommandRefused) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
