import type { INestApplicationContext } from '@nestjs/common';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { ProviderCircuits } from '../circuits/provider-circuits.js';
import { ReportSql } from '../database/report-sql.js';
import { Sql } from '../database/sql.js';
import { loggedAlerts } from '../logging/logged-alerts.js';
import { OutboxWorker } from '../outbox/outbox-worker.js';
import { measureReplica } from './replica-metrics.js';

/** What this process is like at the moment of a scrape. */
export function measureState(app: INestApplicationContext, registry: Registry): void {
  const reports = app.get(ReportSql);
  measurePools(
    {
      requests: app.get(Sql).connections,
      jobs: app.get(OutboxWorker, { strict: false }).connections,
      reports: reports.connections,
    },
    registry,
  );
  measureReplica(reports, registry);
  const circuits = app.get(ProviderCircuits);
  new Gauge({
    name: 'summit_provider_paused',
    help: '1 while calls of the provider rest because it has not answered.',
    labelNames: ['provider'],
    registers: [registry],
    collect() {
      for (const [provider, state] of Object.entries(circuits.states()))
        this.set({ provider }, state === 'paused' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'summit_alert_logged_timestamp_seconds',
    help: 'When this process last logged the alert (docs/going-live.md says what each asks for).',
    labelNames: ['alert'],
    registers: [registry],
    collect() {
      for (const [alert, at] of loggedAlerts()) this.set({ alert }, at / 1_000);
    },
  });
}

function measurePools(pools: Record<string, Pool | null>, registry: Registry): void {
  const known = Object.entries(pools).flatMap(([name, pool]) => (pool ? [[name, pool] as const] : []));
  const gauge = (name: string, help: string, valueOf: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, connections] of known) this.set({ pool }, valueOf(connections));
      },
    });
  gauge('summit_database_pool_size', 'Connections that the pool may open.', ({ options }) => options.max);
  gauge('summit_database_pool_busy', 'Connections at work.', ({ totalCount, idleCount }) => totalCount - idleCount);
  gauge('summit_database_pool_waiting', 'Who waits for a connection.', ({ waitingCount }) => waitingCount);
}
