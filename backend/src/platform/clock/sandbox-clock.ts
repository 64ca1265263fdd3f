import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.js';

const ANSWER_WITHIN_MS = 1_000;
/** The sandbox answers a question that names the known time when its clock has moved, or after a while (clock-routes.ts). */
const NEWS_WITHIN_MS = 30_000;
/** Before it asks again where no news came. */
const PAUSE_MS = 1_000;

/** The clock of the demo: the machine's, moved as the sandbox's control page says. Never used in production (config/env.ts). */
export class SandboxClock implements Clock {
  private offsetMs = 0;
  private readonly ended = new AbortController();

  constructor(
    private readonly url: string,
    private readonly ask: typeof fetch = fetch,
  ) {}

  /** The clock as it stands right now, for a process that ends at once. */
  static async read(url: string): Promise<SandboxClock> {
    const clock = new SandboxClock(url);
    await clock.read(clock.url, ANSWER_WITHIN_MS);
    return clock;
  }

  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** Reads the clock once, and from then on whenever it moves. A sandbox that is away changes nothing. */
  async follow(): Promise<void> {
    await this.read(this.url, ANSWER_WITHIN_MS);
    void this.followSandbox();
  }

  stop(): void {
    this.ended.abort();
  }

  private async followSandbox(): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      const moved = await this.read(`${this.url}?known_offset_ms=${this.offsetMs}`, NEWS_WITHIN_MS);
      if (!moved) await pause(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Whether the answer is another time than the known one. */
  private async read(url: string, withinMs: number): Promise<boolean> {
    const known = this.offsetMs;
    try {
      const signal = AbortSignal.any([this.ended.signal, AbortSignal.timeout(withinMs)]);
      const response = await this.ask(url, { signal });
      const { offset_ms: offset } = (await response.json()) as { offset_ms?: unknown };
      if (typeof offset === 'number' && Number.isFinite(offset)) this.offsetMs = offset;
    } catch {
      // See above.
    }
    return this.offsetMs !== known;
  }
}
