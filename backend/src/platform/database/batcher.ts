interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** The largest number of items in one write. */
const MAX_ITEMS = 100;

/**
 * Writes an item at once when nothing is being written, and collects what comes while a write is under way into the next one. A
 * calm site waits for nothing; a busy one writes a hundred rows for the price of four (scale.md 1c). Each caller waits for the
 * write that holds its item, so that an answer still means "stored".
 */
export class GroupCommit<Item> {
  private waiting: Waiting<Item>[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly write: (items: Item[]) => Promise<void>,
    private readonly maxItems = MAX_ITEMS,
  ) {}

  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  /** Resolves when nothing waits and nothing is being written. */
  async drain(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async writeAll(): Promise<void> {
    // Requests that arrived in the same turn of the event loop share the first write.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.writeBatch(this.waiting.splice(0, this.maxItems));
    this.writing = undefined;
  }

  private async writeBatch(batch: Waiting<Item>[]): Promise<void> {
    try {
      await this.write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
