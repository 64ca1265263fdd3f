import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@summit/contracts';
import { Sql, statement } from '../database/sql.js';

/**
 * More than `select 1`: reads a table of ours and runs a PL/pgSQL function. A server whose files were swapped under it by a
 * package upgrade still answers `select 1`, but fails here (reliability.md C13).
 */
const PROBE = statement('readiness', 'select platform_probe() from schema_migration limit 1');
/** Many load balancers may ask at once: one probe serves them all. */
const FRESH_MS = 500;
/** A database that needs longer is of no use to anybody: a frozen one is noticed within this time (reliability.md C3). */
const ANSWER_MS = 1_500;

interface Probe {
  at: number;
  answer: Promise<HealthCheck>;
  ended: boolean;
}

/** Whether this process should get traffic: the database answers and no shutdown has begun. */
@Injectable()
export class Readiness {
  private draining = false;
  private last: Probe | undefined;

  constructor(private readonly sql: Sql) {}

  /** From now on this process counts as not ready, so that load balancers stop sending while requests in flight finish. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  async check(): Promise<{ database: HealthCheck; traffic: HealthCheck }> {
    const now = Date.now();
    // A probe without an answer is not followed by another one: they would take all connections.
    if (!this.last || (this.last.ended && now - this.last.at > FRESH_MS)) this.last = this.probe(now);
    const rest = Math.max(0, this.last.at + ANSWER_MS - now);
    const database = await Promise.race([this.last.answer, pause(rest, 'down' as const, { ref: false })]);
    return { database, traffic: this.draining ? 'down' : 'ok' };
  }

  private probe(at: number): Probe {
    const answer = this.sql.query(PROBE).then(
      () => 'ok' as const,
      () => 'down' as const,
    );
    const probe: Probe = { at, answer, ended: false };
    void answer.then(() => (probe.ended = true));
    return probe;
  }
}
