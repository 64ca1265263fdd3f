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

/** Whether this process should get traffic: the database answers and no shutdown has begun. */
@Injectable()
export class Readiness {
  private draining = false;
  private last: { at: number; database: Promise<HealthCheck> } | undefined;

  constructor(private readonly sql: Sql) {}

  /** From now on this process counts as not ready, so that load balancers stop sending while requests in flight finish. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  async check(): Promise<{ database: HealthCheck; traffic: HealthCheck }> {
    if (!this.last || Date.now() - this.last.at > FRESH_MS) this.last = { at: Date.now(), database: this.probe() };
    return { database: await this.last.database, traffic: this.draining ? 'down' : 'ok' };
  }

  private async probe(): Promise<HealthCheck> {
    try {
      await this.sql.query(PROBE);
      return 'ok';
    } catch {
      return 'down';
    }
  }
}
