import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger as QueueLogger, run, type Job, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { stopwatch, Telemetry } from '../telemetry/telemetry.js';
import { inTrace } from '../telemetry/trace-context.js';
import { EventRelay } from './event-relay.js';
import type { TraceContext } from '../telemetry/trace-context.js';
import { spanOfFlags, spanOfJob } from './job-trace.js';
import { LostJobs } from './lost-jobs.js';
import { QueueLog } from './queue-log.js';
import { NotBegun, Places } from './places.js';
import { TaskRegistry, type BatchedEvent, type SeveralEntry, type TaskHandler } from './task-registry.js';
import { UnbegunJobs } from './unbegun-jobs.js';
import { WorkerLeases } from './worker-leases.js';

/** Jobs wait for SMTP and HTTP most of the time. */
const CONCURRENCY = 8;
const RESTART_MS = 1_000;
/** How long a shutdown waits until the queue has recorded the jobs it finished. */
const DRAIN_TIMEOUT_MS = 3_000;
const IDLE_CHECK_MS = 10;
const FREE_DEAD_WORKERS_MS = 15_000;

/** A job, or one of the events of a job. */
interface PieceOfWork {
  job: Job;
  task: string;
  trace: TraceContext;
}

/** Runs the queued jobs in this process, unless its role is `api`. Comes back by itself after the database was away. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private runner: Runner | undefined;
  private running: Promise<void> | undefined;
  private pool: Pool | undefined;
  private stopping = false;
  private readonly stop = new AbortController();
  private atWork = 0;
  private restart: NodeJS.Timeout | undefined;
  private leases: WorkerLeases | undefined;
  private reaper: NodeJS.Timeout | undefined;
  private readonly lost = new LostJobs();
  private readonly unbegun = new UnbegunJobs();
  private readonly log: QueueLog;
  /** By the task of one event; also those of a queue that stopped and was started again. */
  private places = new Map<string, Places>();

  constructor(
    private readonly registry: TaskRegistry,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly telemetry: Telemetry,
    private readonly relay: EventRelay,
  ) {
    this.log = new QueueLog(logger);
  }

  /** The queue's connections; null where this process runs no jobs. */
  get connections(): Pool | null {
    return this.pool ?? null;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.registry.introduce();
    if (this.config.role === 'api') return;
    this.places = new Map(
      this.registry.severalEntries().map(({ task, atOnce }) => [task, new Places(atOnce, this.stop.signal)]),
    );
    // Its own pool: a job may hold a connection for a long time, and LISTEN holds one permanently.
    this.pool = new Pool({
      connectionString: this.config.database.url,
      max: CONCURRENCY + 2,
      connectionTimeoutMillis: 2_000,
      application_name: 'summit-worker',
    });
    // Without listeners a lost connection, idle or in use, would end the process.
    this.pool.on('error', (error) => this.log.trouble('job queue lost a database connection', error.message));
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.leases = new WorkerLeases(this.config.database.url, () => this.relay.wake());
    this.running = this.leases.open().then(() => this.start());
    this.relay.start();
    this.freeHeldJobsLater();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.stop.abort(new Error('this process is being stopped'));
    clearTimeout(this.restart);
    clearTimeout(this.reaper);
    await this.relay.stop();
    await this.runner?.stop().catch(() => undefined);
    // The queue reports finished jobs after it has stopped taking new ones: its connections stay until then.
    await this.running?.catch(() => undefined);
    if (this.pool) await this.drainPool(this.pool);
    if (this.pool) await this.giveBack(this.pool);
    await this.pool?.end().catch(() => undefined);
    await this.leases?.close();
  }

  /** Always so long after the last look has ended: looks that a frozen database held up would come one upon the other. */
  private freeHeldJobsLater(): void {
    if (this.stopping) return;
    this.reaper = setTimeout(() => void this.freeHeldJobs().then(() => this.freeHeldJobsLater()), FREE_DEAD_WORKERS_MS);
  }

  /** Those of ended workers, and those of this one that nobody does. The next time does what this one can't. */
  async freeHeldJobs(): Promise<void> {
    await this.leases?.freeDeadWorkers().catch(() => undefined);
    if (this.pool && !this.stopping) await this.lost.free(this.pool).catch(() => undefined);
  }

  private async start(): Promise<void> {
    if (this.stopping) return;
    try {
      this.runner = await run({
        pgPool: this.pool!,
        taskList: Object.fromEntries([
          ...this.registry.entries().map(([task, handler]) => [task, this.asTask(task, handler)]),
          ...this.registry.severalEntries().map((entry) => [entry.several, this.asTasks(entry)]),
        ]),
        concurrency: CONCURRENCY,
        pollInterval: 2_000,
        noHandleSignals: true,
        events: this.workerEvents(),
        logger: new QueueLogger(() => (level, message) => this.log.write(level, message)),
      });
      // Nobody could stop it while it was being made.
      if (this.stopping) await this.runner.stop();
      await this.runner.promise;
    } catch (error) {
      this.log.trouble('job queue stopped', error instanceof Error ? error.message : String(error));
    }
    if (!this.stopping) this.restart = setTimeout(() => (this.running = this.start()), RESTART_MS);
  }

  /** A pool that ends while the queue waits for a connection never answers, and the job would stay marked as running. */
  private async drainPool(pool: Pool): Promise<void> {
    const until = Date.now() + DRAIN_TIMEOUT_MS;
    for (let quiet = 0; quiet < 3 && Date.now() < until;) {
      await pause(IDLE_CHECK_MS);
      const busy = this.atWork > 0 || pool.waitingCount > 0 || pool.totalCount > pool.idleCount;
      quiet = busy ? 0 : quiet + 1;
    }
  }

  /** Where the database is away, the queue comes back to them as to events that have failed. */
  private async giveBack(pool: Pool): Promise<void> {
    const jobs = await this.unbegun.giveBack(pool).catch(() => 0);
    if (jobs > 0) this.logger.info({ jobs }, 'events that had not begun stay in the queue');
  }

  private workerEvents(): WorkerEvents {
    const events = new EventEmitter() as WorkerEvents;
    // The queue notes the pool as the holder of a job, not the worker that does it.
    events.on('pool:create', ({ workerPool }) => this.leases?.hold(workerPool.id));
    events.on('pool:release', ({ workerPool }) => this.leases?.release(workerPool.id));
    events.on('pool:create', ({ workerPool }) => this.lost.takenAs(workerPool.id));
    events.on('pool:listen:success', () => this.log.runs());
    events.on('job:start', ({ job }) => this.lost.begun(job.id));
    events.on('job:complete', ({ job }) => this.lost.ended(job.id));
    return events;
  }

  /** A job goes on with the trace of whoever queued it. */
  private asTask(task: string, handler: TaskHandler): Task {
    return (payload, { job }) =>
      this.runJob({ job, task, trace: spanOfJob(job) }, () => handler(payload as never, this.stop.signal));
  }

  /** The queue waits for all that it is answered, and keeps those in the job that fail. */
  private asTasks({ task, handler }: SeveralEntry): Task {
    const places = this.places.get(task)!;
    return (payload, { job }) =>
      (payload as BatchedEvent[]).map(({ event, flags }) => {
        const piece = { job, task, trace: spanOfFlags(flags ?? []) };
        const done = places.run(() => this.runJob(piece, () => handler(event as never, this.stop.signal)));
        // It may fail before the queue looks.
        done.catch((error) => error instanceof NotBegun && this.unbegun.note(job.id));
        return done;
      });
  }

  private async runJob({ job, task, trace }: PieceOfWork, work: () => Promise<void>): Promise<void> {
    this.atWork += 1;
    const elapsed = stopwatch();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await this.telemetry.measure({ kind: 'job', name: task, trace }, work);
      outcome = 'done';
    } finally {
      this.atWork -= 1;
      const details = { job_id: job.id, task, attempts: job.attempts };
      inTrace(trace, () => {
        this.logger.info({ ...details, outcome, ms: Math.round(elapsed()) }, 'job');
        // The queue does not try it again: a person must do its work by hand.
        if (outcome === 'failed' && job.attempts >= job.max_attempts)
          this.logger.error({ alert: 'job_given_up', ...details }, 'a job has failed for good');
      });
    }
  }
}
