import { isDatabaseUnavailable } from './unavailable.js';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The largest number of items in one statement. */
const MAX_ITEMS = 100;
/** A database that took longer to fail has kept those waiting who came meanwhile: they are not made to wait for it once more. */
const PATIENCE_MS = 1_000;

/**
 * Does for many callers by one statement what each of them would do by its own. Begins at once when nothing is under way, and collects
 * what comes meanwhile: a calm site waits for nothing; a busy one writes a hundred rows for the price of four (scale.md 1c). Each
 * caller waits for the statement that holds its item, so that an answer still means "stored", and what it reads is no older than its call.
 */
export class Batcher<Item, Result = void> {
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;

  /** `run` answers the results in the order of the items, and does all of it or nothing. */
  constructor(
    private readonly run: (items: Item[]) => Promise<readonly Result[]>,
    private readonly maxItems = MAX_ITEMS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.running ??= this.runAll();
    });
  }

  /** Resolves when nothing waits and nothing is under way. */
  async drain(): Promise<void> {
    while (this.running) await this.running;
  }

  private async runAll(): Promise<void> {
    // Callers that arrived in the same turn of the event loop share the first statement.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.runBatch(this.waiting.splice(0, this.maxItems));
    this.running = undefined;
  }

  private async runBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    const begun = this.now();
    try {
      const results = await this.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        const others = this.now() - begun > PATIENCE_MS ? this.waiting.splice(0) : [];
        for (const { reject } of [...batch, ...others]) reject(error);
      } else if (batch.length === 1) batch[0]!.reject(error);
      // One of them is what the statement failed of, and the others must not fail with it.
      else for (const one of batch) await this.runBatch([one]);
    }
  }
}
