// How a benchmark fills tables: without what PostgreSQL does for each row, which is done at the end for all of them at once.
import pg from 'pg';

/** A crash while the tables are filled costs nothing but the run, so nothing waits for the disk before they are measured. */
const IN_A_HURRY = {
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};
/** Of each connection that fills. */
const ROOM = [`set work_mem = '128MB'`, `set maintenance_work_mem = '256MB'`];
/** No trigger runs: what they would have noted is there when everything is rolled up from nothing. */
const NO_TRIGGERS = 'set session_replication_role = replica';

const PARTS = `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
  and (c.oid = any($1::regclass[]) or c.relispartition and pg_partition_root(c.oid) = any($1::regclass[]))`;
/** An index that is not ready takes no rows in; it is ready and valid again when it has been built again. */
const LAY_STILL = 'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])';
const STILL = 'select indexrelid::regclass::text as name from pg_index where not indisready or not indisvalid';

/**
 * Runs the steps, each on a connection of its own at the same time, while the tables have no indexes; then builds these. Only in a
 * database that was made for a benchmark.
 * @param {string} url of a superuser
 * @param {string[]} tables that are filled, partitions with their table
 * @param {((client: pg.Client) => Promise<void>)[]} steps
 */
export async function bulkLoad(url, tables, steps) {
  await shortly(url, refuseOthers);
  const clients = steps.map(() => new pg.Client({ connectionString: url, application_name: 'bench-large-data' }));
  const each = (/** @type {(client: pg.Client, index: number) => Promise<unknown>} */ work) =>
    Promise.all(clients.map(work));
  await each((client) => client.connect());
  const [first] = /** @type {[pg.Client]} */ (/** @type {unknown} */ (clients));
  try {
    for (const [name, value] of Object.entries(IN_A_HURRY)) await first.query(`alter system set ${name} = '${value}'`);
    await first.query('select pg_reload_conf()');
    await each(async (client) => {
      for (const text of ROOM) await client.query(text);
    });
    const parts = (await first.query(PARTS, [tables])).rows.map(({ name }) => name);
    await first.query(LAY_STILL, [parts]);
    await each(async (client, index) => {
      await client.query(NO_TRIGGERS);
      await steps[index]?.(client);
      await client.query('set session_replication_role = origin');
    });
    await each(async (client) => {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        await client.query(`reindex table ${part}`);
        await client.query(`vacuum analyze ${part}`);
      }
    });
    const { rows } = await first.query(STILL);
    if (rows.length > 0)
      throw new Error(`Indexes that were not built again: ${rows.map(({ name }) => name).join(', ')}`);
    await first.query('checkpoint');
  } finally {
    // On a connection of its own: those that fill may be broken.
    await shortly(url, settle).finally(() => each((client) => client.end()));
  }
}

/** What is switched off while tables are filled is nothing for data that somebody needs. @param {pg.Client} client */
async function refuseOthers(client) {
  const [{ name }] = (await client.query('select current_database() as name')).rows;
  if (name !== 'bench') throw new Error(`The database ${name} was not made for a benchmark.`);
}

/** @param {pg.Client} client */
async function settle(client) {
  for (const name of Object.keys(IN_A_HURRY)) await client.query(`alter system reset ${name}`);
  await client.query('select pg_reload_conf()');
}

/** @param {string} url @param {(client: pg.Client) => Promise<void>} work */
async function shortly(url, work) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench-large-data' });
  await client.connect();
  await work(client).finally(() => client.end());
}
