import 'reflect-metadata';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './bootstrap.js';
import type { AppConfig } from './config/app-config.js';
import { InvalidEnvironment, readConfig } from './config/env.js';
import { systemClock, type Clock } from './platform/clock/clock.js';
import { SandboxClock } from './platform/clock/sandbox-clock.js';
import { isDatabaseUnavailable } from './platform/database/unavailable.js';
import { Readiness } from './platform/health/readiness.js';
import { createLogger, type Logger } from './platform/logging/logger.js';
import { discardGarbageOfStart } from './platform/memory/garbage-of-start.js';
import { startTelemetry } from './platform/telemetry/start-telemetry.js';

/** How long a request may take to arrive on a connection that was accepted before. */
const LAST_REQUESTS_MS = 500;

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.log.level);
  surviveDatabaseLoss(logger);
  quietTraces(logger);
  const app = await createApp({ config, logger, clock: await clockFor(config) });
  if (config.role === 'worker') await app.init();
  else await app.listen({ port: config.http.port, host: config.http.host });
  const telemetry = await startTelemetry(app, config.telemetry);
  logger.info({ port: config.http.port, role: config.role, metrics: telemetry.metricsUrl }, 'ready');
  discardGarbageOfStart();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    // Load balancers must see "not ready" before the listener goes, or their next request would be refused.
    app.get(Readiness).drain();
    await wait(config.http.drainMs);
    if (config.role !== 'worker') await stopAccepting(app.getHttpServer());
    await app.close();
    // After the last work has ended, so that nothing of it is missing.
    await telemetry.stop();
    process.exit(0);
  };
  // Whatever fails on the way, the process ends: who sent the signal waits for that.
  const end = (signal: string) =>
    void stop(signal).catch((error: unknown) => {
      logger.error({ stack: error instanceof Error ? error.stack : String(error) }, 'stopping failed');
      process.exit(1);
    });
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}

async function clockFor({ sandboxClockUrl }: AppConfig): Promise<Clock> {
  if (!sandboxClockUrl) return systemClock;
  const clock = new SandboxClock(sandboxClockUrl);
  await clock.follow();
  return clock;
}

/**
 * Takes no new connections, but leaves the accepted ones open for a moment: a balancer that has just connected is about to send
 * its request, and `http.Server.close` would cut such a connection as idle.
 */
async function stopAccepting(server: Server): Promise<void> {
  Server.prototype.close.call(server);
  await wait(LAST_REQUESTS_MS);
}

/**
 * The job queue's library drops a promise when the database goes away while it notes the end of a job. That must not end the
 * process; any other forgotten promise is a defect, and ends it as Node does by default.
 */
function surviveDatabaseLoss(logger: Logger): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseUnavailable(reason)) throw reason;
    logger.warn({ reason: (reason as Error).message }, 'database connection lost');
  });
}

/** The same library prints the stack of each of its workers that an outage ends, and then says it in its log. */
function quietTraces(logger: Logger): void {
  console.trace = (reason: unknown) => logger.debug({ reason: String(reason) }, 'trace of a library');
}

main().catch((error: unknown) => {
  const text =
    error instanceof InvalidEnvironment ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
