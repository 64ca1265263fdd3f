/** Lets `atOnce` pieces of work run and `waiting` more wait; refuses the rest with `refusal`. */
export class Gate {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
    private readonly refusal: () => Error,
  ) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) await this.wait();
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.queue.length >= this.waiting) throw this.refusal();
    return new Promise((resolve) => this.queue.push(resolve));
  }
}
