/**
 * So many places for pieces of work. Who waits gets one only when half of them are free, so that many begin at the same moment: those ask the
 * same questions at the same moment, and share the statements (`database/batcher.ts`). One by one, as a place gets free, they would fall out
 * of step. A slow piece keeps its own place, and nobody waits while there is room for all (D-455).
 */
export class Places {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly all: number) {
    this.free = all;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((begin) => {
      this.waiting.push(begin);
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
    for (const begin of this.waiting.splice(0, this.free)) {
      this.free -= 1;
      begin();
    }
  }
}
