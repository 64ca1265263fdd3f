interface Lines {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

/** How the library begins what it says of one job. */
const FAILED_JOB = 'Failed task';

/**
 * What the job queue says, in the product's log. Each of its workers and connections tells of the same outage, at each try: an operator
 * reads the first line of it, and one when jobs are done again.
 */
export class QueueLog {
  private isTroubled = false;
  private repeated = 0;

  constructor(private readonly logger: Lines) {}

  /** A line of the library. */
  write(level: string, message: string): void {
    if (level !== 'error' && level !== 'warning') return;
    const [queue] = message.split('\n');
    if (message.startsWith(FAILED_JOB)) this.logger.warn({ queue }, 'job queue');
    else this.first({ queue }, 'job queue');
  }

  trouble(text: string, reason: string): void {
    this.first({ reason }, text);
  }

  /** It listens for jobs. */
  runs(): void {
    if (this.isTroubled) this.logger.info({ repeated: this.repeated }, 'job queue runs again');
    this.isTroubled = false;
    this.repeated = 0;
  }

  private first(details: object, text: string): void {
    if (this.isTroubled) this.repeated += 1;
    else this.logger.warn(details, text);
    this.isTroubled = true;
  }
}
