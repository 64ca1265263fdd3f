import { setTimeout as pause } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReportSql } from '../database/report-sql.js';

/** A scrape is answered within this time, whatever the replica does. */
const ANSWER_MS = 1_000;

/** What reports of this process read: nothing of it where no replica is set. */
export function measureReplica(
  reports: Pick<ReportSql, 'secondsBehind' | 'standing'>,
  registry: Registry,
  patienceMs = ANSWER_MS,
): void {
  const secondsBehind = (): Promise<number | null> =>
    Promise.race([reports.secondsBehind().catch(() => null), pause(patienceMs, null, { ref: false })]);
  new Gauge({
    name: 'summit_replica_age_seconds',
    help: 'How far the replica is behind; missing while it does not answer, +Inf where it is no standby.',
    registers: [registry],
    async collect() {
      const seconds = await secondsBehind();
      // `reset` of a gauge without labels would say 0.
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
  new Gauge({
    name: 'summit_replica_in_use',
    help: '1 while reports read the replica, 0 while they read the primary in its place.',
    registers: [registry],
    async collect() {
      await secondsBehind();
      if (reports.standing) this.set(reports.standing.readsReplica ? 1 : 0);
      else this.remove();
    },
  });
  new Counter({
    name: 'summit_replica_fallbacks_total',
    help: 'Reports that read the primary in place of the replica.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(reports.standing?.fallbacks ?? 0);
    },
  });
}
