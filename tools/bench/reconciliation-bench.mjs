// What it takes to compare a hundred thousand charges with the books of both providers, and to book their fees: time and memory.
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from './cpu-meter.mjs';
import { finding } from './finding.mjs';
import { PORTS } from './ports.mjs';
import { startProviderBooks } from './provider-books.mjs';
import { startApi } from './servers.mjs';

const CHARGES_OF_EACH = 50_000;
const DAYS = 27;
const DAY_SECONDS = 86_400;
const LOOK_MS = 50;

const BOOKINGS = `insert into ledger_transaction (kind, source_ref, occurred_at)
  select 'payment', provider || ':' || prefix || n, to_timestamp(floor($1::float8 + n * $2::float8))
  from generate_series(0, $3::int - 1) n, (values ('stripe', 'pi_'), ('paypal', 'CAP')) as book(provider, prefix)`;
const LINES = `insert into ledger_line (transaction_id, account, amount_cents)
  select t.id, side.account, side.cents from ledger_transaction t,
    lateral (values ('cash:' || split_part(t.source_ref, ':', 1), 3700), ('revenue:vip', -3700)) as side(account, cents)
  where not exists (select from ledger_line l where l.transaction_id = t.id)`;
const RUN = `select state, failure, lines, fees_booked, differences from reconciliation_run order by started_at desc limit 1`;

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {(text: string) => void} options.progress
 */
export async function benchReconciliation({ database, progress }) {
  await database.dropDueJobs();
  const charges = {
    count: CHARGES_OF_EACH,
    first: Math.floor(Date.now() / 1_000) - (DAYS + 3) * DAY_SECONDS,
    step: (DAYS * DAY_SECONDS) / CHARGES_OF_EACH,
  };
  progress(`booking ${2 * CHARGES_OF_EACH} charges`);
  // Balanced as they are; the triggers that check each of them would take minutes.
  await database.client.query('set session_replication_role = replica');
  await database.client.query(BOOKINGS, [charges.first, charges.step, charges.count]);
  await database.client.query(LINES);
  await database.client.query('reset session_replication_role');
  await database.client.query('vacuum analyze');
  const stop = await startProviderBooks(PORTS.sandbox, charges);
  const api = startApi(database.url, 'all');
  try {
    await api.ready();
    progress('comparing them with the books of the providers');
    const { before, peak, seconds } = await watch(api.pid, database);
    const [run] = (await database.client.query(RUN)).rows;
    return [
      finding('charges compared', run.lines, { least: 2 * CHARGES_OF_EACH }),
      finding('time', seconds, { unit: 's', most: 60 }),
      finding('memory more than before', peak - before, { unit: 'MB', most: 200 }),
      finding('fees booked', run.fees_booked, { least: 2 * CHARGES_OF_EACH }),
      finding('differences that are none', run.differences, { most: 0 }),
      finding('ledger out of balance by', await database.ledgerSum(), { most: 0, unit: 'cents' }),
    ];
  } finally {
    await api.stop();
    await stop();
  }
}

/**
 * The nightly run begins by itself when the process starts.
 * @param {number} pid
 * @param {import('./bench-database.mjs').BenchDatabase} database
 */
async function watch(pid, database) {
  const before = await residentMegabytes(pid);
  let [peak, begun] = [before, 0];
  for (;;) {
    const [run] = (await database.client.query(RUN)).rows;
    if (run && begun === 0) begun = performance.now();
    if (run?.state === 'done') return { before, peak, seconds: (performance.now() - begun) / 1_000 };
    if (run?.state === 'failed') throw new Error(`The comparison has failed: ${run.failure}`);
    peak = Math.max(peak, await residentMegabytes(pid));
    await pause(LOOK_MS);
  }
}
