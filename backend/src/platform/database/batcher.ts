import { hasTimedOut, isDatabaseUnavailable } from './unavailable.js';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The largest number of items in one statement. */
const MAX_ITEMS = 100;
/**
 * Callers that come within so many turns of the event loop share the first statement. Those that one statement has answered go on side by side, but
 * not in the same turn. An idle process is through with its turns at once (D-457).
 */
const TURNS = 3;
/** A database that took longer to fail has kept those waiting who came meanwhile: they are not made to wait for it once more. */
const SLOW_FAILURE_MS = 1_000;
/** For a batch that runs one by one: each call holds a connection of the pool, and other work needs some, too. */
const EACH_AT_ONCE = 3;

/**
 * Does for many callers by one statement what each of them would do by its own. Begins at once when nothing is under way, and collects
 * what comes meanwhile: a calm site waits for nothing; a busy one writes a hundred rows for the price of four (scale.md 1). Each
 * caller waits for the statement that holds its item, so that an answer still means "stored", and what it reads is no older than its call.
 */
export class Batcher<Item, Result = void> {
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;
  /** Batches that are done one by one while the next ones are written. */
  private readonly aside = new Set<Promise<void>>();

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
    while (this.running || this.aside.size > 0) await Promise.all([this.running, ...this.aside]);
  }

  private async runAll(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.runBatch(this.waiting.splice(0, this.maxItems));
    this.running = undefined;
  }

  private async runBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    const begun = this.now();
    try {
      const results = await this.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length === 1 || isAway(error)) this.fail(batch, error, begun);
      // One of them is what the statement failed of, and the others must not fail with it.
      else if (!hasTimedOut(error)) await this.runEach(batch);
      // One of them waits for somebody's lock, and the next batch must not wait with it.
      else this.runAside(batch);
    }
  }

  /** A database that can't be asked, or a second wait for a lock, ends it: what has had no turn by then fails with it. */
  private async runEach(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const left = [...batch];
    const takeTurns = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        const begun = this.now();
        try {
          one.resolve((await this.run([one.item]))[0]!);
        } catch (error) {
          this.fail([one, ...(isDatabaseUnavailable(error) ? left.splice(0) : [])], error, begun);
        }
      }
    };
    await Promise.all(Array.from({ length: EACH_AT_ONCE }, takeTurns));
  }

  private runAside(batch: readonly Waiting<Item, Result>[]): void {
    const running = this.runEach(batch).finally(() => this.aside.delete(running));
    this.aside.add(running);
  }

  private fail(batch: readonly Waiting<Item, Result>[], error: unknown, begun: number): void {
    const others = isAway(error) && this.now() - begun > SLOW_FAILURE_MS ? this.waiting.splice(0) : [];
    for (const { reject } of [...batch, ...others]) reject(error);
  }
}

/** A statement that PostgreSQL has ended for its time says nothing about the next one: it may have waited for one row. */
const isAway = (error: unknown): boolean => isDatabaseUnavailable(error) && !hasTimedOut(error);
