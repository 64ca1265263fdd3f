import { createHash } from 'node:crypto';
import { statement, type Sql } from '../database/sql.js';
import type { EventRoute } from './task-registry.js';

const SHOW_EVERY_MS = 5_000;
/** Not seen for so long: none of its processes runs any more. */
const GONE_SECONDS = 20;

const SHOW = statement(
  'relay-show',
  `insert into relay_release (fingerprint, events) values ($1, $2) on conflict (fingerprint) do update set seen_at = clock_timestamp()`,
);

/** Names of the events that releases listen to which run, and came after the one with this fingerprint. */
export const eventsOfNewer = (fingerprint: string): string =>
  `select unnest(newer.events) from relay_release own join relay_release newer on newer.first_seen_at > own.first_seen_at
   where own.fingerprint = ${fingerprint} and newer.seen_at > clock_timestamp() - interval '${GONE_SECONDS} seconds'`;

/**
 * Which listeners this program has, among all versions of it that run. During a deployment the one that came last turns events into
 * jobs, but for those that only others know; these do it again once it is gone, as when somebody goes back a version.
 */
export class RelayRelease {
  readonly routes: string;
  readonly fingerprint: string;
  private readonly events: string[];
  private shownAt = -Infinity;

  constructor(
    private readonly sql: Pick<Sql, 'query'>,
    routes: readonly EventRoute[],
  ) {
    this.routes = JSON.stringify(routes);
    this.events = [...new Set(routes.map(({ event }) => event))];
    this.fingerprint = createHash('sha256').update(this.routes).digest('hex');
  }

  /** A few times a minute, not with each look. */
  async show(): Promise<void> {
    const now = performance.now();
    if (now - this.shownAt < SHOW_EVERY_MS) return;
    await this.sql.query(SHOW, [this.fingerprint, this.events]);
    this.shownAt = now;
  }
}
