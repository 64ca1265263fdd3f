import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { Sql } from '../platform/database/sql.js';
import { splitJobs } from '../platform/outbox/split-jobs.js';
import { TaskRegistry } from '../platform/outbox/task-registry.js';
import { WorkerLeases } from '../platform/outbox/worker-leases.js';
import { CommandRefused, runCommand } from './run-command.js';

/**
 * `node dist/cli/split-jobs.js`: before an older version takes over that does not know jobs of several events. Run it of this version,
 * when all of its processes have ended: they would make more of them.
 */
runCommand(async (app) => {
  const leases = new WorkerLeases(app.get<AppConfig>(APP_CONFIG).database.url);
  const { split, made, held } = await splitJobs(app.get(Sql), app.get(TaskRegistry), leases);
  const text = `Jobs of several events: ${split}, which are ${made} of one event now.`;
  if (held > 0)
    throw new CommandRefused(
      `${text} Still being done: ${held}. Stop all processes, wait for half a minute where one was killed, and run this again.`,
    );
  return text;
});
