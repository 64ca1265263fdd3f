import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';

export const NEWS_CHANNEL = 'summit-events';
/** How long the relays of all processes look often after they have heard of an event. */
export const AWAKE_MS = 2_000;

/** On a connection of its own: within a transaction it would take a lock at commit that all commits share. */
const TELL = statement('event-news', `select pg_notify('${NEWS_CHANNEL}', '')`);

/**
 * Wakes the relays when an event is written. Once a second is enough, and it may come before the commit, because whoever is woken
 * looks for a while. What nobody hears of is found by the relays' slow look.
 */
@Injectable()
export class EventNews {
  private toldAt = -Infinity;

  constructor(private readonly sql: Sql) {}

  tell(): void {
    const now = performance.now();
    if (now - this.toldAt < AWAKE_MS / 2) return;
    this.toldAt = now;
    // The event itself meets the same database, and says what is wrong with it.
    this.sql.query(TELL).catch(() => (this.toldAt = -Infinity));
  }
}
