interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Collects items for up to `maxWaitMs` or `maxItems` and writes them together; each caller waits for the write that holds its
 * item, so that an answer still means "stored". One insert of a hundred rows costs about as much as four single ones
 * (scale.md 1c).
 */
export class GroupCommit<Item> {
  private waiting: Waiting<Item>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly writing = new Set<Promise<void>>();

  constructor(
    private readonly write: (items: Item[]) => Promise<void>,
    private readonly limits = { maxWaitMs: 20, maxItems: 100 },
  ) {}

  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.waiting.length >= this.limits.maxItems) this.flush();
      else this.timer ??= setTimeout(() => this.flush(), this.limits.maxWaitMs);
    });
  }

  /** Writes what waits and resolves when nothing is under way any more. */
  async drain(): Promise<void> {
    this.flush();
    await Promise.allSettled(this.writing);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0) return;
    const batch = this.waiting;
    this.waiting = [];
    const written = this.write(batch.map(({ item }) => item)).then(
      () => batch.forEach(({ resolve }) => resolve()),
      (error: unknown) => batch.forEach(({ reject }) => reject(error)),
    );
    this.writing.add(written);
    void written.finally(() => this.writing.delete(written));
  }
}
