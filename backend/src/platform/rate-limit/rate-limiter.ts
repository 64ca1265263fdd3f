import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import { at, ms } from '../database/sql-text.js';

export interface RateLimit {
  /** Names the bucket: two routes with one name share it. */
  name: string;
  limit: number;
  /** Length of the window in seconds. */
  seconds: number;
  /** Hits that a process lets pass before it asks PostgreSQL; a twentieth of the limit unless given. */
  unasked?: number;
  /** Whom a limit on a route counts: the client's network address (unless told otherwise), the e-mail address or the mailed link in the body. */
  per?: 'client' | 'email' | 'link';
  /** Which requests count, by their body as it came; all of them unless given. */
  when?(body: unknown): boolean;
  /** The route counts by itself, when it knows what became of the request; before, it is only refused where the limit is used up. */
  countedLater?: true;
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

/**
 * Adds hits, and tells of every window how many there are; of one that is only looked at (no hits) without a row. In the order of their
 * key, so that processes that write at the same moment do not lock each other out. One look-up by the index each: as a join it would be
 * planned while the table is empty.
 */
const SPEND = statement(
  'rate-limit-spend',
  `with asked as (
     select key, ${at('ends')} as ends, count from unnest($1::text[], $2::float8[], $3::int[]) as asked(key, ends, count)
   ), spent as (
     insert into rate_bucket as b (key, window_ends_at, used)
     select key, ends, count from asked where count > 0 order by 1, 2
     on conflict (key, window_ends_at) do update set used = b.used + excluded.used
     returning key, window_ends_at, used
   )
   select key, ${ms('window_ends_at')} as "windowEndsAt", used from spent
   union all
   select key, ${ms('ends')}, coalesce((select used from rate_bucket b where b.key = asked.key and b.window_ends_at = asked.ends), 0)
   from asked where count = 0`,
);
const FORGET = statement('rate-limit-forget', `delete from rate_bucket where window_ends_at < ${at('$1')}`);

interface Window {
  key: string;
  windowEndsAt: number;
}

/** Hits of a window; 0 only asks for it. */
type Spending = Window & { count: number };

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
  private readonly spends = new Batcher<Spending, number>((spent) => this.spendAll(spent));

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
    const used = await this.spend(`${limit.name}:${subject}`, bucket.windowEndsAt, 0);
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
    // "Not over yet" is not enough: a clock that ran ahead and is set back would leave a window that lasts until the clock is there again.
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

  private async spend(key: string, windowEndsAt: number, count: number): Promise<number> {
    try {
      return await this.spends.add({ key, windowEndsAt, count });
    } catch {
      // The request itself will meet the same database and answer 503: the limiter must not be what breaks it.
      return 0;
    }
  }

  /** Each hears what was used with its own, as if they had come one after the other. */
  private async spendAll(spent: Spending[]): Promise<number[]> {
    const windows = new Map<string, Spending>();
    const upTo = spent.map((one) => {
      const window = windows.get(nameOf(one)) ?? { ...one, count: 0 };
      windows.set(nameOf(one), window);
      window.count += one.count;
      return window.count;
    });
    const sums = [...windows.values()];
    const rows = await this.sql.query<Window & { used: number }>(SPEND, [
      sums.map(({ key }) => key),
      sums.map(({ windowEndsAt }) => windowEndsAt),
      sums.map(({ count }) => count),
    ]);
    const used = new Map(rows.map((row) => [nameOf(row), row.used]));
    return spent.map((one, index) => used.get(nameOf(one))! - windows.get(nameOf(one))!.count + upTo[index]!);
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

const nameOf = ({ key, windowEndsAt }: Window): string => `${windowEndsAt} ${key}`;

const localShare = ({ limit, unasked }: RateLimit): number => unasked ?? Math.floor(limit / 20);
