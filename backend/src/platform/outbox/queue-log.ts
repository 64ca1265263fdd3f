import { MINUTE_MS } from '@summit/rules';

/** How the library begins what it says of one job. Why it could not release one is on the next line. */
const FAILED_JOB = 'Failed task';
const UNRELEASED_JOB = 'Failed to release job';

interface Lines {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

/**
 * What the job queue says, in the product's log. Each of its workers and connections tells of the same outage, at each try: an operator
 * reads each reason once, one line more for each minute that it lasts, and one when jobs are done again.
 */
export class QueueLog {
  /** When it last told of trouble, in the log or not. */
  private heardAt = -Infinity;
  private saidAt = -Infinity;
  /** Reasons that the log has of this outage. */
  private readonly said = new Set<string>();
  private repeated = 0;

  constructor(
    private readonly logger: Lines,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A line of the library. */
  write(level: string, message: string): void {
    if (level !== 'error' && level !== 'warning') return;
    const [queue = '', reason] = message.split('\n');
    if (message.startsWith(FAILED_JOB)) this.logger.warn({ queue }, 'job queue');
    else if (message.startsWith(UNRELEASED_JOB)) this.logger.warn({ queue, reason }, 'job queue');
    else this.once(queue, { queue }, 'job queue');
  }

  trouble(text: string, reason: string): void {
    this.once(reason, { reason }, text);
  }

  /** It listens for jobs. A warning of long ago was no outage, so nothing ends. */
  runs(): void {
    if (this.lasts()) this.logger.info({ repeated: this.repeated }, 'job queue runs again');
    this.forget();
  }

  private once(reason: string, details: object, text: string): void {
    if (!this.lasts()) this.forget();
    this.heardAt = this.now();
    const told = bare(reason);
    if (this.said.has(told) && this.now() - this.saidAt < MINUTE_MS) {
      this.repeated += 1;
      return;
    }
    this.logger.warn(this.repeated > 0 ? { ...details, repeated: this.repeated } : details, text);
    this.saidAt = this.now();
    this.said.add(told);
    this.repeated = 0;
  }

  /** An outage of which nothing was heard for a minute is over. */
  private lasts(): boolean {
    return this.now() - this.heardAt < MINUTE_MS;
  }

  private forget(): void {
    this.heardAt = -Infinity;
    this.said.clear();
    this.repeated = 0;
  }
}

/** A reason without who met it ("Worker exited with error: Error: ") and without the time until the next try. */
function bare(reason: string): string {
  return reason
    .split(': ')
    .at(-1)!
    .replaceAll(/[\d.]+ms/g, '');
}
