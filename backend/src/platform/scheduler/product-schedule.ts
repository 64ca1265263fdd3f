import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SUMMIT_ZONE } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { JobSlots } from './job-slots.js';
import { NightlyJobs, type NightWork } from './nightly-jobs.js';
import { dailySlot, monthlySlot, onceAMinute, slotAt } from './slots.js';

const TICK_MS = 1_000;
/** Pause after a failed job, so that a broken job does not run every second. */
const RETRY_MS = 30_000;
/** 3:30 Pacific: few are awake, and the clock shows it once on every day of the year. */
const NIGHT = { minutesAfterMidnight: 210, zone: SUMMIT_ZONE };

type Work = (slot: Date) => Promise<void>;

interface ScheduledJob {
  name: string;
  slot(now: number): Date;
  /** False: not yet, because somebody else is at it. */
  run(slot: Date): Promise<boolean>;
  doneSlot: number;
  retryAt: number;
}

/**
 * Work at certain times of the product's clock, which the demo can move: each slot once, over all processes, and after a pause only
 * the newest. A slot counts as done when its work has ended; what a crash interrupts is done again, so work must be repeatable.
 */
@Injectable()
export class ProductSchedule implements BeforeApplicationShutdown {
  private readonly jobs: ScheduledJob[] = [];
  private round: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly slots: JobSlots,
    private readonly nights: NightlyJobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly telemetry: Telemetry,
  ) {}

  every({ job, seconds }: { job: string; seconds: number }, work: Work): void {
    this.add(job, (now) => slotAt(now, seconds), this.once(job, work));
  }

  /** Once a night, as a job of the queue: for what takes long, because the other scheduled work of a process waits for each other. */
  nightly(job: string, work: NightWork): void {
    this.nights.register(job, work);
    this.add(
      job,
      onceAMinute((now) => dailySlot(now, NIGHT)),
      (slot) => this.nights.queue(job, slot),
    );
  }

  /** Once a month, on `day` at `minutesAfterMidnight` Pacific. */
  monthly(
    { job, day, minutesAfterMidnight }: { job: string; day: number; minutesAfterMidnight: number },
    work: Work,
  ): void {
    this.add(
      job,
      onceAMinute((now) => monthlySlot(now, { day, minutesAfterMidnight, zone: SUMMIT_ZONE })),
      this.once(job, work),
    );
  }

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    if (this.config.role !== 'api') await this.runDue();
  }

  /** Begins nothing more; what another process can't take over by now is due there again. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Runs the due jobs one after the other, because each holds a connection while it works. One round at a time. */
  runDue(): Promise<void> {
    this.round ??= this.runEach().finally(() => (this.round = undefined));
    return this.round;
  }

  private async runEach(): Promise<void> {
    for (const job of this.jobs) if (!this.stopping) await this.runIfDue(job);
  }

  private add(name: string, slot: ScheduledJob['slot'], run: ScheduledJob['run']): void {
    if (this.jobs.some((job) => job.name === name)) throw new Error(`Two scheduled jobs ${name}`);
    this.jobs.push({ name, slot, run, doneSlot: 0, retryAt: 0 });
  }

  private once(name: string, work: Work): ScheduledJob['run'] {
    return async (slot) => {
      const measured = () => this.telemetry.measure({ kind: 'scheduled', name }, () => work(slot));
      return (await this.slots.runOnce(name, slot, measured)) !== 'busy';
    };
  }

  private async runIfDue(job: ScheduledJob): Promise<void> {
    const slot = job.slot(this.clock.now());
    if (slot.getTime() === job.doneSlot || Date.now() < job.retryAt) return;
    try {
      if (await job.run(slot)) job.doneSlot = slot.getTime();
    } catch (error) {
      job.retryAt = Date.now() + RETRY_MS;
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ job: job.name, reason }, 'scheduled work failed');
    }
  }
}
