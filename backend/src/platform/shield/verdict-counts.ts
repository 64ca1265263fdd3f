import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { ShieldedForm, ShieldOutcome } from '@summit/contracts';
import { pacificDay } from '@summit/rules';
import { CLOCK, type Clock } from '../clock/clock.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { ShieldBook, type VerdictCount } from './shield-book.js';

const EVERY_MS = 5_000;

/**
 * How many presses were asked for work, refused and proven (F-330). A bot run would have every press wait for the same row, so each process
 * counts by itself and adds to the row every few seconds, when it is asked to end and after its last answer. A killed process loses the
 * figures of those seconds, nothing else.
 */
@Injectable()
export class VerdictCounts implements OnModuleDestroy {
  private counted = new Map<string, VerdictCount>();
  private writing = Promise.resolve();

  constructor(
    @Inject(ShieldBook) private readonly book: Pick<ShieldBook, 'add'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'error'>,
  ) {}

  count(form: ShieldedForm, outcome: ShieldOutcome): void {
    this.remember({ day: pacificDay(this.clock.now()), form, outcome, presses: 1 });
  }

  /** One after the other: what is being written when the process ends is waited for. */
  @Interval(EVERY_MS)
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  /** Calls that are still under way may take longer than whoever stops the process waits. */
  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  private async write(): Promise<void> {
    const counts = [...this.counted.values()];
    if (counts.length === 0) return;
    this.counted = new Map();
    try {
      await this.book.add(counts);
    } catch (error) {
      counts.forEach((count) => this.remember(count));
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error({ reason }, 'verdicts of the shield are not counted yet');
    }
  }

  private remember(count: VerdictCount): void {
    const key = `${count.day} ${count.form} ${count.outcome}`;
    const known = this.counted.get(key);
    this.counted.set(key, known ? { ...known, presses: known.presses + count.presses } : count);
  }
}
