import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SUMMIT_ZONE } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { JobSlots } from './job-slots.js';
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
  work: Work;
  doneSlot: number;
  retryAt: number;
}

/**
 * Work at certain times of the product's clock, which the demo can move: each slot once, over all processes, and after a pause only
 * the newest. A slot counts as done when its work has ended; what a crash interrupts is done again, so work must be repeatable.
 */
@Injectable()
export class ProductSchedule {
  private readonly jobs: ScheduledJob[] = [];
  private round: Promise<void> | undefined;

  constructor(
    private readonly slots: JobSlots,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly telemetry: Telemetry,
  ) {}

  every({ job, seconds }: { job: string; seconds: number }, work: Work): void {
    this.add(job, (now) => slotAt(now, seconds), work);
  }

  /** Once a night: for what reads whole tables, because the other work of its process waits meanwhile. */
  nightly(job: string, work: Work): void {
    this.add(
      job,
      onceAMinute((now) => dailySlot(now, NIGHT)),
      work,
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
      work,
    );
  }

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    if (this.config.role !== 'api') await this.runDue();
  }

  /** Runs the due jobs one after the other, because each holds a connection while it works. One round at a time. */
  runDue(): Promise<void> {
    this.round ??= this.runEach().finally(() => (this.round = undefined));
    return this.round;
  }

  private async runEach(): Promise<void> {
    for (const job of this.jobs) await this.runIfDue(job);
  }

  private add(name: string, slot: ScheduledJob['slot'], work: Work): void {
    if (this.jobs.some((job) => job.name === name)) throw new Error(`Two scheduled jobs ${name}`);
    this.jobs.push({ name, slot, work, doneSlot: 0, retryAt: 0 });
  }

  private async runIfDue(job: ScheduledJob): Promise<void> {
    const slot = job.slot(this.clock.now());
    if (slot.getTime() === job.doneSlot || Date.now() < job.retryAt) return;
    try {
      const state = await this.slots.runOnce(job.name, slot, () =>
        this.telemetry.measure({ kind: 'scheduled', name: job.name }, () => job.work(slot)),
      );
      if (state !== 'busy') job.doneSlot = slot.getTime();
    } catch (error) {
      job.retryAt = Date.now() + RETRY_MS;
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ job: job.name, reason }, 'scheduled work failed');
    }
  }
}
