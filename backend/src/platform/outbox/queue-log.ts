import { MINUTE_MS } from '@summit/rules';

/** How the library begins what it says of one job. */
const FAILED_JOB = 'Failed task';

interface Lines {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

/**
 * What the job queue says, in the product's log. Each of its workers and connections tells of the same outage, at each try: an operator
 * reads the first line of it, one more for each minute that it lasts, and one when jobs are done again.
 */
export class QueueLog {
  private saidAt: number | null = null;
  private repeated = 0;

  constructor(
    private readonly logger: Lines,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A line of the library. */
  write(level: string, message: string): void {
    if (level !== 'error' && level !== 'warning') return;
    const [queue] = message.split('\n');
    if (message.startsWith(FAILED_JOB)) this.logger.warn({ queue }, 'job queue');
    else this.once({ queue }, 'job queue');
  }

  trouble(text: string, reason: string): void {
    this.once({ reason }, text);
  }

  /** It listens for jobs. */
  runs(): void {
    if (this.saidAt !== null) this.logger.info({ repeated: this.repeated }, 'job queue runs again');
    this.saidAt = null;
    this.repeated = 0;
  }

  private once(details: object, text: string): void {
    if (this.saidAt !== null && this.now() - this.saidAt < MINUTE_MS) {
      this.repeated += 1;
      return;
    }
    this.logger.warn(this.repeated > 0 ? { ...details, repeated: this.repeated } : details, text);
    this.saidAt = this.now();
    this.repeated = 0;
  }
}
