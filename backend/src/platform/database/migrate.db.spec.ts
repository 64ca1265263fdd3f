import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as runQueueMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { createEmptyDatabase, createMigratedDatabase, type TestDatabase } from '../../../test/harness/test-database.js';
import { ENTITIES } from '../../entities.js';
import { REPEATABLE_SCHEMAS } from '../../schemas.js';
import { dataSourceOptions, migrationOptions } from './data-source.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { dropRepeatable, view, type RepeatableSchema } from './repeatable-schema.js';

/** Views, functions, triggers, tables and columns as the server describes them. */
const DESCRIBED = `
  select 'view ' || viewname || definition as what from pg_views where schemaname = 'public'
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
  union all select 'column ' || table_name || '.' || column_name || ' ' || data_type from information_schema.columns where table_schema = 'public'
  order by what`;

describe('migrate', () => {
  let database: TestDatabase;
  const opened: DataSource[] = [];
  const connect = async (url = database.url) => {
    const dataSource = await new DataSource(dataSourceOptions({ url, poolSize: 2 }, ENTITIES)).initialize();
    opened.push(dataSource);
    return dataSource;
  };
  const described = async (url: string) =>
    ((await (await connect(url)).query(DESCRIBED)) as { what: string }[]).map(({ what }) => what);
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((dataSource) => dataSource.destroy()));
    await database.drop();
  });

  it('runs each migration once where four processes start at the same moment', async () => {
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, REPEATABLE_SCHEMAS)));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(ran.flat()).toHaveLength(MIGRATIONS.length + REPEATABLE_SCHEMAS.length);
  });

  //
  it('leaves exactly the schema that the entities describe', async () => {
    await migrate(database.url, REPEATABLE_SCHEMAS);
    const { upQueries } = await (await connect()).driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be taken back and run again', async () => {
    await migrate(database.url, REPEATABLE_SCHEMAS);
    const dataSource = await connect();
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    expect(await migrate(database.url, REPEATABLE_SCHEMAS)).toHaveLength(MIGRATIONS.length + REPEATABLE_SCHEMAS.length);
  });

  it('ends with the same schema on a fresh database and on one that was upgraded from before repeatable definitions', async () => {
    const upgraded = await createEmptyDatabase();
    try {
      await runQueueMigrations({ connectionString: upgraded.url });
      const old = await new DataSource({
        ...migrationOptions(upgraded.url),
        migrations: MIGRATIONS.slice(
          0,
          MIGRATIONS.findIndex(({ name }) => name.startsWith('RepeatableSchema')),
        ),
      } as ConstructorParameters<typeof DataSource>[0]).initialize();
      await old.runMigrations({ transaction: 'each' });
      await old.destroy();
      await migrate(upgraded.url, REPEATABLE_SCHEMAS);
      await migrate(database.url, REPEATABLE_SCHEMAS);
      const fresh = await described(database.url);
      expect(fresh.length).toBeGreaterThan(200);
      expect(await described(upgraded.url)).toEqual(fresh);
    } finally {
      await Promise.all(opened.splice(0).map((dataSource) => dataSource.destroy()));
      await upgraded.drop();
    }
  });

  describe('repeatable definitions', () => {
    const schema = (objects: RepeatableSchema['objects']): RepeatableSchema[] => [
      { name: 'figures', objects, afterChange: ['insert into rework values (1)'] },
    ];
    const count = async () => {
      const [row] = (await (await connect()).query('select count(*)::int as n from rework')) as [{ n: number }];
      return row.n;
    };
    beforeEach(async () => {
      await database.drop();
      database = await createMigratedDatabase();
      await (await connect()).query('create table rework (n int)');
    });

    it('are made once, and touched again only where their text has changed', async () => {
      const one = schema([view('figure', 'select 1 as cents')]);
      expect(await migrate(database.url, one)).toEqual(['figures definitions']);
      expect(await migrate(database.url, one)).toEqual([]);
      expect(await count()).toBe(1);
      await migrate(database.url, schema([view('figure', `select 'two'::text as cents`)]));
      expect(await (await connect()).query('select cents from figure')).toEqual([{ cents: 'two' }]);
      expect(await count()).toBe(2);
    });

    it('take away what they no longer hold', async () => {
      await migrate(
        database.url,
        schema([view('old_figure', 'select 1 as n'), view('reader', 'select n from old_figure')]),
      );
      await migrate(database.url, schema([view('figure', 'select 1 as n')]));
      const names = (await (
        await connect()
      ).query(
        `select viewname from pg_views where schemaname = 'public' and viewname in ('old_figure', 'reader', 'figure')`,
      )) as { viewname: string }[];
      expect(names).toEqual([{ viewname: 'figure' }]);
    });

    it('wait for a lock without stopping the traffic behind them (C12)', async () => {
      await migrate(database.url, schema([view('figure', 'select 1 as n')]));
      const [holder, traffic] = [(await connect()).createQueryRunner(), await connect()];
      await holder.startTransaction();
      await holder.query('select n from figure');
      let done = false;
      const change = migrate(database.url, schema([view('figure', 'select 2 as n')])).then(() => (done = true));
      const waiting = `select 1 from pg_locks where not granted and relation = 'figure'::regclass`;
      while (((await traffic.query(waiting)) as unknown[]).length === 0) await pause(20);

      // Behind a change that waited for ever, this would wait for ever: the holder goes on only after it.
      expect(await traffic.query('select n from figure')).toEqual([{ n: 1 }]);
      expect(done).toBe(false);
      await holder.commitTransaction();
      await holder.release();
      await change;
      expect(await traffic.query('select n from figure')).toEqual([{ n: 2 }]);
    });

    // What a number generator has given is not taken back with the rest.
    it.each(['55P03', '40P01'])('come again where the traffic would not let them: %s', async (code) => {
      await (await connect()).query('create sequence tries');
      const refused = `do $$ begin if nextval('tries') < 3 then raise 'not now' using errcode = '${code}'; end if; end $$`;
      const [figures] = schema([view('figure', 'select 1 as n')]);
      await migrate(database.url, [{ ...figures!, afterChange: [...figures!.afterChange, refused] }]);
      expect(await count()).toBe(1);
      expect(await (await connect()).query(`select nextval('tries')::int as tries`)).toEqual([{ tries: 4 }]);
    });

    it('stay where a process of an older version starts, until somebody prepares that version again', async () => {
      const [older, newer] = ["'older'", "'newer'"].map((word) =>
        schema([view('figure', `select ${word}::text as n`)]),
      );
      const stands = async () => (await (await connect()).query('select n from figure')) as { n: string }[];
      const aProcess = { leaveNewer: true };
      expect(await migrate(database.url, older!, aProcess)).toEqual(['figures definitions']);
      expect(await migrate(database.url, newer!, aProcess)).toEqual(['figures definitions']);
      expect(await migrate(database.url, older!, aProcess)).toEqual([]);
      expect(await stands()).toEqual([{ n: 'newer' }]);

      expect(await migrate(database.url, older!)).toEqual(['figures definitions']);
      expect(await stands()).toEqual([{ n: 'older' }]);
      expect(await migrate(database.url, newer!, aProcess)).toEqual([]);
    });

    it('come with whatever process starts where a migration of a newer version took them and did not end', async () => {
      const [older, newer] = ['1', '2'].map((n) => schema([view('figure', `select ${n} as n`)]));
      for (const schemas of [older!, newer!]) await migrate(database.url, schemas);
      const runner = (await connect()).createQueryRunner();
      await dropRepeatable(runner, 'figures');
      await runner.release();
      expect(await migrate(database.url, older!, { leaveNewer: true })).toEqual(['figures definitions']);
    });

    it('stay as they were where a new one is broken', async () => {
      await migrate(database.url, schema([view('figure', 'select 1 as n')]));
      await expect(migrate(database.url, schema([view('figure', 'select nothing from nowhere')]))).rejects.toThrow(
        'nowhere',
      );
      expect(await (await connect()).query('select n from figure')).toEqual([{ n: 1 }]);
    });
  });
});
