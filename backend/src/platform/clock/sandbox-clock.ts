import type { Clock } from './clock.js';

const POLL_MS = 1_000;

/** The clock of the demo: the machine's, moved as the sandbox's control page says. Never used in production (config/env.ts). */
export class SandboxClock implements Clock {
  private offsetMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly ask: typeof fetch = fetch,
  ) {}

  /** The clock as it stands right now, for a process that ends at once. */
  static async read(url: string): Promise<SandboxClock> {
    const clock = new SandboxClock(url);
    await clock.read();
    return clock;
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** Reads the clock once and then every second. A sandbox that is away changes nothing. */
  async follow(): Promise<void> {
    await this.read();
    this.timer = setInterval(() => void this.read(), POLL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async read(): Promise<void> {
    try {
      const response = await this.ask(this.url, { signal: AbortSignal.timeout(POLL_MS) });
      const { offset_ms: offset } = (await response.json()) as { offset_ms?: unknown };
      if (typeof offset === 'number' && Number.isFinite(offset)) this.offsetMs = offset;
    } catch {
      // See above.
    }
  }
}
