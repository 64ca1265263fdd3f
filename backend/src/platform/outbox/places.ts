/** Why a piece of work that waited was not done: the process is being stopped. */
export class NotBegun extends Error {
  constructor() {
    super('not begun: this process is being stopped');
  }
}

interface Waiting {
  begin(): void;
  turnAway(reason: NotBegun): void;
}

/**
 * So many places for pieces of work. Who waits gets one only when half of them are free, so that many begin at the same moment: those ask the
 * same questions at the same moment, and share the statements (`database/batcher.ts`). One by one, as a place gets free, they would fall out
 * of step. A slow piece keeps its own place, and nobody waits while there is room for all (D-455).
 * Once `stop` is aborted nothing begins any more (D-467).
 */
export class Places {
  private free: number;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly all: number,
    private readonly stop: AbortSignal,
  ) {
    this.free = all;
    stop.addEventListener('abort', () => this.turnAllAway());
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.stop.aborted) throw new NotBegun();
    await new Promise<void>((begin, turnAway) => {
      this.waiting.push({ begin, turnAway });
      this.beginWaiting();
    });
    try {
      return await work();
    } finally {
      this.free += 1;
      this.beginWaiting();
    }
  }

  private beginWaiting(): void {
    if (this.free < this.waiting.length && this.free < this.all / 2) return;
    for (const { begin } of this.waiting.splice(0, this.free)) {
      this.free -= 1;
      begin();
    }
  }

  private turnAllAway(): void {
    for (const { turnAway } of this.waiting.splice(0)) turnAway(new NotBegun());
  }
}
