/**
 * One value that many requests share: read when somebody asks, by one of them, and kept for a moment of real time (the product's clock
 * may stand still). A read that fails is not kept.
 */
export class BriefCache<Value> {
  private kept: { at: number; value: Promise<Value>; read: boolean } | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly freshMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  value(): Promise<Value> {
    const at = this.now();
    if (this.kept && at - this.kept.at < this.freshMs) return this.kept.value;
    const entry = { at, value: this.read(), read: false };
    this.kept = entry;
    entry.value.then(
      () => (entry.read = true),
      () => {
        if (this.kept === entry) this.kept = undefined;
      },
    );
    return entry.value;
  }

  /** Whether `value` would answer the last value without reading again. */
  isFresh(): boolean {
    return this.kept !== undefined && this.kept.read && this.now() - this.kept.at < this.freshMs;
  }

  /** The next call reads again, even while a read is under way. */
  forget(): void {
    this.kept = undefined;
  }
}
