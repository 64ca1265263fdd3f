import { MINUTE_MS } from '@summit/rules';
import { BriefCache } from '../cache/brief-cache.js';
import type { FileStore } from './file-store.port.js';

/** A file under a key is replaced by `prepare` at most. */
const KNOWN_MS = 5 * MINUTE_MS;
/** A store that is away is not asked by every visitor, and a file that has just been made shows soon. */
const UNKNOWN_MS = 10_000;

/**
 * Sizes as pages for everybody show them, however many ask: the store may be a bucket far away. Only for keys of the product's own
 * tables, because each is remembered for good.
 */
export class KnownSizes {
  private readonly sizes = new Map<string, BriefCache<number | null>>();

  constructor(
    private readonly files: Pick<FileStore, 'sizeOf'>,
    private readonly now?: () => number,
  ) {}

  /** Bytes; null where there is no such file and while the store can't tell. */
  of(key: string): Promise<number | null> {
    const known = this.sizes.get(key) ?? this.shared(key);
    this.sizes.set(key, known);
    return known.value();
  }

  private shared(key: string): BriefCache<number | null> {
    const known = new BriefCache(() => this.files.sizeOf(key), KNOWN_MS, this.now);
    return new BriefCache(
      async () => {
        const size = await known.value().catch(() => null);
        if (size === null) known.forget();
        return size;
      },
      UNKNOWN_MS,
      this.now,
    );
  }
}
