import path from 'node:path';
import { JsonStore } from '../json-store.js';

/** Work that becomes due at certain times: installments, expiring sessions. */
export interface Timeline {
  /** Milliseconds since 1970 of the next thing that becomes due; undefined where nothing does. */
  nextDue(): number | undefined;
  /** Does everything that is due at the clock's `now()`; afterwards `nextDue()` lies later. */
  work(): Promise<void>;
}

/** More steps than five years of daily work: a timeline that never gets done ends here, not in an endless loop. */
const MAX_STEPS = 20_000;
const NEWS_WITHIN_MS = 20_000;
/** Clocks that follow run on while this one stands for its work: so far ahead they get at most. */
const STANDING_NEWS_WITHIN_MS = 2_000;

/**
 * The clock of the whole demo: real time plus an offset that survives a restart. It only moves forward; while it is
 * moved it stops at every due time, so that work of March is done in March and not on the day of arrival.
 */
export class SandboxClock {
  private readonly timelines: Timeline[] = [];
  /** Set while the clock is being moved: it stands at this time and does not run. */
  private standing: number | undefined;
  private turn: Promise<void> = Promise.resolve();
  private readonly waiting = new Set<() => void>();

  private constructor(private readonly store: JsonStore<{ offsetMs: number }>) {}

  static async open(folder: string): Promise<SandboxClock> {
    return new SandboxClock(await JsonStore.open(path.join(folder, 'clock.json'), { offsetMs: 0 }));
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.standing ?? Date.now() + this.store.value.offsetMs;
  }

  /** How far the demo's time is ahead of real time. */
  get offsetMs(): number {
    return this.standing === undefined ? this.store.value.offsetMs : this.standing - Date.now();
  }

  /** After how long whoever waits for a movement hears the time anyway. */
  get newsWithinMs(): number {
    return this.standing === undefined ? NEWS_WITHIN_MS : STANDING_NEWS_WITHIN_MS;
  }

  follow(timeline: Timeline): void {
    this.timelines.push(timeline);
  }

  /**
   * Moves the clock forward by `ms` and does on the way what becomes due, in order. Throws RangeError for a time that
   * is no positive number. Not to be called from `Timeline.work`, which would wait for itself.
   */
  moveBy(ms: number): Promise<void> {
    if (!Number.isFinite(ms) || ms <= 0) throw new RangeError('The clock moves forward only.');
    return this.inTurn(async () => {
      const target = this.now() + ms;
      this.standing = this.now();
      try {
        await this.workUntil(target, (due) => {
          this.standing = due;
          this.tellWaiting();
        });
        this.standing = target;
      } finally {
        // A timeline that fails leaves the clock where it stood, so that the same work can be tried again.
        this.store.value.offsetMs = this.standing - Date.now();
        this.standing = undefined;
        this.tellWaiting();
        await this.store.save();
      }
    });
  }

  /** Resolves when the clock has been moved, has come to a time at which something is due, or after `withinMs`. */
  async moved(withinMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const told = () => {
        clearTimeout(timer);
        this.waiting.delete(told);
        resolve();
      };
      const timer = setTimeout(told, withinMs);
      this.waiting.add(told);
    });
  }

  /** Ends the waiting of everybody who asked for the next movement. */
  tellWaiting(): void {
    for (const told of [...this.waiting]) told();
  }

  /** Does what has become due in the course of time. */
  tick(): Promise<void> {
    return this.inTurn(() => this.workUntil(this.now(), () => undefined));
  }

  /** Back to real time. What was done at a later date stays done. */
  reset(): Promise<void> {
    return this.inTurn(async () => {
      this.store.value.offsetMs = 0;
      this.tellWaiting();
      await this.store.save();
    });
  }

  private async workUntil(target: number, arrive: (due: number) => void): Promise<void> {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const [next] = this.timelines
        .map((timeline) => ({ timeline, due: timeline.nextDue() ?? Infinity }))
        .sort((one, other) => one.due - other.due);
      if (!next || next.due > target) return;
      // Something overdue is done now: the clock never goes back.
      arrive(Math.max(next.due, this.now()));
      await next.timeline.work();
    }
    throw new Error('A timeline of the sandbox stays due after its work was done.');
  }

  /** One movement at a time; a failed one does not stop the next. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }
}
