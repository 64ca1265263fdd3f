import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { fingerprintOf } from '../../../platform/database/repeatable-schema.js';
import { Sql, type SqlExecutor, type Statement } from '../../../platform/database/sql.js';
import type { DashboardRollups } from '../analytics.public.js';
import { HOUR_MS, pacificDay } from '@summit/rules';
import { addDays } from '../read-models/report-window.js';
import { ANALYTICS_SCHEMA } from '../schema/analytics-schema.js';
import { RECOUNT_CUSTOMERS, RECOUNT_ORDERS, RECOUNTS } from './recount.statements.js';
import {
  ADD_CUSTOMERS,
  ADD_ORDERS,
  ADD_PAGE_VIEWS,
  ADD_PLANS,
  COMPACT,
  DROP_CUSTOMER_PARTS,
  DROP_ORDER_PARTS,
  DROP_PLAN_PARTS,
  IS_OWN_SCHEMA,
  JOIN_MEMBERS,
  KEEP_CUSTOMER_PARTS,
  KEEP_ORDER_PARTS,
  KEEP_PLAN_PARTS,
  LOCK,
  MARK_IS_FOREIGN,
  REBUILD,
  REPEATABLE_READ,
  TAKE_CUSTOMERS,
  TAKE_ORDERS,
} from './rollup.statements.js';

const BATCH_KEYS = 2_000;
const BATCH_VIEWS = 100_000;
/** Batches of one roll. The rest waits for the next roll, and figures stay exact in the meantime. */
const MAX_BATCHES = 20;
/** Of those that nobody waits for: other scheduled work of the process waits meanwhile. */
const MAX_RECOUNT_BATCHES = 10;
const ROLL_TIMEOUT_MS = 8_000;
/** A hundred million views take half an hour on a small machine. */
const REBUILD_TIMEOUT_MS = 2 * HOUR_MS;
const BUSY_PAUSE_MS = 250;
const BUSY_TRIES = 240;
/** Days that keep every page and every source, however rare. */
const DETAILED_DAYS = 2;

/** Takes keys off the list; then, of these keys, sums get the difference, old shares go and new ones are kept. */
interface Rolled {
  take: Statement;
  steps: readonly Statement[];
}
const ORDERS: Rolled = {
  take: TAKE_ORDERS,
  steps: [ADD_ORDERS, DROP_ORDER_PARTS, KEEP_ORDER_PARTS, ADD_PLANS, DROP_PLAN_PARTS, KEEP_PLAN_PARTS],
};
const CUSTOMERS: Rolled = {
  take: TAKE_CUSTOMERS,
  steps: [ADD_CUSTOMERS, DROP_CUSTOMER_PARTS, KEEP_CUSTOMER_PARTS],
};

/** By changed definitions, after what has changed. */
const RECOUNTED: Record<string, Rolled> = {
  order: { ...ORDERS, take: RECOUNT_ORDERS },
  customer: { ...CUSTOMERS, take: RECOUNT_CUSTOMERS },
};

const OWN_SCHEMA = [ANALYTICS_SCHEMA.name, fingerprintOf(ANALYTICS_SCHEMA)];

type BatchOutcome = 'more' | 'all' | 'busy';

/**
 * Keeps sums by day, so that reports do not read ten million rows (scale.md 3). What has changed since the last roll is on two lists
 * that triggers write with each change; readers add those rows themselves (the `…_now` views), so figures are exact at every moment and
 * a roll only makes them cheap. Page views, which nobody changes, are marked by transaction instead.
 *
 * While two versions run side by side, the one whose definitions do not stand leaves everything on the lists: its statements may not know
 * a column that the other one fills. Versions before this rule still roll while they end: sums of a new column that they leave wrong are
 * found by the daily check.
 */
@Injectable()
export class DashboardRollup implements DashboardRollups {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether the definitions that stand are those of this version; where they are not, nothing is rolled. */
  async isOwnSchema(): Promise<boolean> {
    return isOwn(this.sql);
  }

  async roll(): Promise<void> {
    const [mark] = await this.sql.query<{ foreign: boolean }>(MARK_IS_FOREIGN);
    if (mark?.foreign) return this.rebuild();
    for (const batch of [
      () => this.views(),
      () => this.changed(ORDERS),
      () => this.changed(CUSTOMERS),
      () => this.members(),
    ])
      await upTo(MAX_BATCHES, batch);
    for (const name of await this.recounts()) await upTo(MAX_RECOUNT_BATCHES, () => this.changed(RECOUNTED[name]!));
  }

  /** What is still counted by definitions that have changed since. */
  async recounts(): Promise<string[]> {
    return (await this.sql.query<{ name: string }>(RECOUNTS)).map(({ name }) => name);
  }

  /** Folds rare pages and sources of days that are over into one line each. Skipped while another process rolls. */
  async compact(): Promise<void> {
    const firstDetailed = addDays(pacificDay(this.clock.now()), 1 - DETAILED_DAYS);
    await this.alone(REBUILD_TIMEOUT_MS, async (tx) => {
      for (const fold of COMPACT) await tx.query(fold, [firstDetailed]);
      return 'all';
    });
  }

  /** `stop`: ends between two steps, and nothing of it is done. */
  async rebuild(stop?: AbortSignal): Promise<void> {
    for (let tries = 0; (await this.rebuildOnce(stop)) === 'busy'; tries++) {
      if (tries >= BUSY_TRIES) throw new Error('somebody else has been rolling up for a minute');
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
    await this.compact();
  }

  private rebuildOnce(stop?: AbortSignal): Promise<BatchOutcome> {
    return this.alone(REBUILD_TIMEOUT_MS, async (tx) => {
      for (const step of REBUILD) {
        stop?.throwIfAborted();
        await tx.query(step);
      }
      return 'all';
    });
  }

  private views(): Promise<BatchOutcome> {
    return this.alone(ROLL_TIMEOUT_MS, async (tx) => {
      const [moved] = await tx.query<{ more: boolean }>(ADD_PAGE_VIEWS, [BATCH_VIEWS]);
      return moved?.more ? 'more' : 'all';
    });
  }

  private members(): Promise<BatchOutcome> {
    return this.alone(ROLL_TIMEOUT_MS, async (tx) => {
      await tx.query(JOIN_MEMBERS);
      return 'all';
    });
  }

  /** Replaces old shares by new ones, in one snapshot: every order taken off the list is seen completely. */
  private changed({ take, steps }: Rolled): Promise<BatchOutcome> {
    return this.alone(ROLL_TIMEOUT_MS, async (tx) => {
      const [taken] = await tx.query<{ keys: string[] }>(take, [BATCH_KEYS]);
      const { keys } = taken!;
      if (keys.length === 0) return 'all';
      for (const step of steps) await tx.query(step, [keys]);
      return keys.length < BATCH_KEYS ? 'all' : 'more';
    });
  }

  private async alone(
    statementTimeoutMs: number,
    work: (tx: SqlExecutor) => Promise<BatchOutcome>,
  ): Promise<BatchOutcome> {
    try {
      return await this.sql.transaction(
        async (tx) => {
          await tx.query(REPEATABLE_READ);
          const [lock] = await tx.query<{ free: boolean }>(LOCK);
          if (!lock?.free) return 'busy';
          return (await isOwn(tx)) ? work(tx) : 'all';
        },
        { statementTimeoutMs },
      );
    } catch (error) {
      // Another process finished between our snapshot and our lock: the work is done, or the next round does it.
      if ((error as { code?: string }).code === '40001') return 'busy';
      throw error;
    }
  }
}

async function upTo(times: number, batch: () => Promise<BatchOutcome>): Promise<void> {
  for (let done = 0; done < times; done++) if ((await batch()) !== 'more') break;
}

const isOwn = async (sql: SqlExecutor): Promise<boolean> =>
  (await sql.query<{ own: boolean }>(IS_OWN_SCHEMA, OWN_SCHEMA))[0]!.own;
