import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';

export interface RateLimit {
  /** Names the bucket: two routes with one name share it. */
  name: string;
  limit: number;
  /** Length of the window in seconds. */
  seconds: number;
  /** Hits that a process lets pass before it asks PostgreSQL; a twentieth of the limit unless given. */
  unasked?: number;
  /** Whom a limit on a route counts: the client's network address (unless told otherwise), or the e-mail address in the body. */
  per?: 'client' | 'email';
  /** Which requests count, by their body as it came; all of them unless given. */
  when?(body: unknown): boolean;
}

export interface RateDecision {
  allowed: boolean;
  /** Seconds until the window ends; only meaningful when refused. */
  retryAfter: number;
}

interface LocalBucket {
  windowEndsAt: number;
  /** Hits that may pass here before PostgreSQL is asked (again). */
  allowance: number;
  /** Hits that passed here and that PostgreSQL doesn't know of yet. */
  unreported: number;
  exhausted: boolean;
}

const SPEND = statement(
  'rate-limit-spend',
  `insert into rate_bucket as b (key, window_ends_at, used) values ($1, ${at('$2')}, $3)
   on conflict (key, window_ends_at) do update set used = b.used + excluded.used
   returning used`,
);
const USED = statement(
  'rate-limit-used',
  `select used from rate_bucket where key = $1 and window_ends_at = ${at('$2')}`,
);
const FORGET = statement('rate-limit-forget', `delete from rate_bucket where window_ends_at < ${at('$1')}`);

/** Windows kept in memory: finished ones go first, then the oldest, because a flood of addresses must not fill the process. */
const MAX_BUCKETS = 50_000;

/**
 * Fixed windows whose budget all processes share through PostgreSQL. A process may let a twentieth of the limit pass on its own
 * and reports it with the next request, so that a normal visitor's page view never costs a database call; limits under 20 are
 * exact. With n processes the overshoot is at most n / 20 of the limit.
 */
@Injectable()
export class RateLimiter {
  private readonly buckets = new Map<string, LocalBucket>();

  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts one use of `limit` by `subject` (an address, an account). Fails open where the database can't be asked. */
  async hit(limit: RateLimit, subject: string): Promise<RateDecision> {
    const now = this.clock.now();
    const bucket = this.bucketFor(limit, subject, now);
    const retryAfter = Math.max(1, Math.ceil((bucket.windowEndsAt - now) / 1000));
    if (bucket.exhausted) return { allowed: false, retryAfter };
    bucket.unreported += 1;
    if (bucket.allowance > 0) {
      bucket.allowance -= 1;
      return { allowed: true, retryAfter };
    }
    const report = bucket.unreported;
    bucket.unreported = 0;
    const used = await this.spend(`${limit.name}:${subject}`, bucket.windowEndsAt, report);
    if (used > limit.limit) {
      bucket.exhausted = true;
      return { allowed: false, retryAfter };
    }
    bucket.allowance = Math.min(localShare(limit), limit.limit - used);
    return { allowed: true, retryAfter };
  }

  /** Whether another hit would be refused, without counting one. For limits under 20, which are exact. Fails open like `hit`. */
  async look(limit: RateLimit, subject: string): Promise<RateDecision> {
    const now = this.clock.now();
    const bucket = this.bucketFor(limit, subject, now);
    const retryAfter = Math.max(1, Math.ceil((bucket.windowEndsAt - now) / 1000));
    if (bucket.exhausted) return { allowed: false, retryAfter };
    const used = await this.used(`${limit.name}:${subject}`, bucket.windowEndsAt);
    return { allowed: used < limit.limit, retryAfter };
  }

  /** Removes windows that are over. Scheduled. */
  async forgetOldWindows(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }

  private bucketFor(limit: RateLimit, subject: string, now: number): LocalBucket {
    const key = `${limit.name}:${subject}`;
    const known = this.buckets.get(key);
    const length = limit.seconds * 1000;
    const windowEndsAt = (Math.floor(now / length) + 1) * length;
    // Not just "not over yet": a clock that was ahead and goes back would leave a window that lasts until it is there again.
    if (known?.windowEndsAt === windowEndsAt) return known;
    if (this.buckets.size >= MAX_BUCKETS) this.makeRoom(now);
    const bucket = {
      windowEndsAt,
      allowance: localShare(limit),
      unreported: 0,
      exhausted: false,
    };
    this.buckets.set(key, bucket);
    return bucket;
  }

  private async used(key: string, windowEndsAt: number): Promise<number> {
    try {
      return (await this.sql.query<{ used: number }>(USED, [key, windowEndsAt]))[0]?.used ?? 0;
    } catch {
      return 0;
    }
  }

  private async spend(key: string, windowEndsAt: number, count: number): Promise<number> {
    try {
      const [row] = await this.sql.query<{ used: number }>(SPEND, [key, windowEndsAt, count]);
      return row?.used ?? 0;
    } catch {
      // The request itself will meet the same database and answer 503: the limiter must not be what breaks it.
      return 0;
    }
  }

  /** Costs one pass over the windows for every tenth of them, so that it stays cheap per hit. */
  private makeRoom(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.windowEndsAt <= now) this.buckets.delete(key);
    let surplus = this.buckets.size - MAX_BUCKETS * 0.9;
    for (const key of this.buckets.keys()) {
      if (surplus-- <= 0) return;
      this.buckets.delete(key);
    }
  }
}

const localShare = ({ limit, unasked }: RateLimit): number => unasked ?? Math.floor(limit / 20);
