// The dashboard on a year of data: how long each of its answers takes in PostgreSQL and its driver, and how that compares with adding up raw rows.
import pg from 'pg';
import { bundleFindings } from './bundle-bench.mjs';
import { questions } from './dashboard-questions.mjs';
import { finding } from './finding.mjs';
import { kitFindings } from './kit-bench.mjs';
import { amounts, fillLargeData } from './large-data.mjs';
import { repeated, timed } from './repeated.mjs';

const RAW_RATIO_GOAL = 100;
/** Exports (reliability.md S15). */
const FIRST_BYTE_GOAL = 1_000;
const EXPORT_MEMORY_GOAL = 150;
/** Of a million customers, in seconds. */
const EXPORT_GOAL = 15;
const ROLL_GOAL = 10_000;
/** Of data at scale 10, in seconds. */
const GENERATION_GOAL = 900;
/** PostgreSQL: a statement took longer than it may. */
const GIVEN_UP = '57014';
const MEBIBYTE = 1_048_576;
const GIBIBYTE = 1_073_741_824;

const RAW_VIEWS = `select page, count(*) from page_view where viewed_at >= now() - interval '400 days' group by page`;
const RAW_FUNNEL = `select (select count(*) from page_view where page = any('{/,/vip,/vip-upgrade,/implementation,/dfy}')),
  (select count(*) from signup), (select count(*) from purchase_order where paid_at is not null)`;

/** The backend's own read models on its own pool, as a process of the API has them. @param {string} url */
async function openReports(url) {
  const dist = '../../backend/dist';
  const [
    { DataSource },
    { dataSourceOptions },
    { Sql },
    { ReportSettings },
    rollup,
    drift,
    csv,
    kept,
    signing,
    vipUsers,
  ] = await Promise.all([
    import('typeorm'),
    import(`${dist}/platform/database/data-source.js`),
    import(`${dist}/platform/database/sql.js`),
    import(`${dist}/modules/analytics/read-models/report-settings.js`),
    import(`${dist}/modules/analytics/rollup/dashboard-rollup.js`),
    import(`${dist}/modules/analytics/rollup/rollup-drift.js`),
    import(`${dist}/modules/analytics/exports/customers-csv.js`),
    import(`${dist}/modules/affiliates/infra/receipts.repository.js`),
    import(`${dist}/modules/affiliates/application/receipt-signer.js`),
    import(`${dist}/modules/members/read-models/vip-user-list.read-model.js`),
  ]);
  const dataSource = await new DataSource(dataSourceOptions({ url, poolSize: 4 }, [])).initialize();
  const sql = new Sql(dataSource);
  const clock = { now: () => Date.now() };
  const origins = { funnel: 'https://summit.test', member: 'https://member.test', admin: 'https://admin.test' };
  const settings = new ReportSettings(clock, { paymentsAreTest: false, origins });
  /** @param {string} file @param {string} name */
  const model = async (file, name) =>
    new (await import(`${dist}/modules/analytics/read-models/${file}.read-model.js`))[name](sql, settings);
  /** @param {string} file @param {string} name */
  const operations = async (file, name) =>
    new (await import(`${dist}/modules/operations/read-models/${file}.read-model.js`))[name](sql, {
      paymentsAreTest: false,
    });
  return {
    dist,
    sql,
    people: await operations('person', 'PersonReadModel'),
    office: await operations('office-search', 'OfficeSearchReadModel'),
    overview: await model('overview', 'OverviewReadModel'),
    orders: await model('orders', 'OrdersReadModel'),
    installments: await model('pending-installments', 'PendingInstallmentsReadModel'),
    customers: await model('customers', 'CustomersReadModel'),
    funnel: await model('funnel', 'FunnelReadModel'),
    details: await model('funnel-details', 'FunnelDetailsReadModel'),
    figures: await model('figure-rows', 'FigureRowsReadModel'),
    vipUsers: new vipUsers.VipUserListReadModel(sql),
    pageViews: await model('page-views', 'PageViewsReadModel'),
    sales: await model('sales', 'SalesReadModel'),
    affiliates: await model('affiliate-performance', 'AffiliatePerformanceReadModel'),
    rollup: new rollup.DashboardRollup(sql, clock),
    drift: new drift.RollupDrift(sql),
    customersCsv: csv.customersCsv,
    receipts: new kept.ReceiptsRepository(sql),
    signer: new signing.ReceiptSigner({ secrets: { receiptSigning: 'bench' } }),
    close: () => dataSource.destroy(),
  };
}

/** @typedef {Awaited<ReturnType<typeof openReports>>} Reports */

/**
 * @param {Reports} reports
 * @param {pg.Client} client
 */
async function rollFindings({ rollup, drift }, client) {
  await client.query(`insert into page_view (page, url, referrer, user_agent, viewed_at)
    select '/', '', 'direct', '', now() from generate_series(1, 20000)`);
  await client.query(`insert into signup (id, name, email, invite_token, created_at)
    select gen_random_uuid(), 'New', 'new' || n || '@large.test', 'new-' || n, now() from generate_series(1, 2000) n`);
  return [
    finding('roll of 20,000 views and 2,000 registrations', await timed(() => rollup.roll()), {
      unit: 'ms',
      most: ROLL_GOAL,
    }),
    finding('days that differ from their source', (await drift.inspect()).length, { most: 0 }),
  ];
}

/** @param {Reports} reports @param {number} scale */
async function exportFindings({ customersCsv, customers }, scale) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const begin = performance.now();
  let [firstByte, bytes, most] = [0, 0, before];
  let chunks = 0;
  for await (const chunk of customersCsv(customers.all({}))) {
    bytes += Buffer.byteLength(chunk);
    chunks += 1;
    // The first chunk is the line of the names; the second one is data.
    if (chunks === 2) firstByte = performance.now() - begin;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return [
    finding('customers export, first row after', firstByte, { unit: 'ms', most: FIRST_BYTE_GOAL }),
    finding('customers export, whole file', bytes / MEBIBYTE, { unit: 'MiB' }),
    finding('customers export, time', (performance.now() - begin) / 1_000, {
      unit: 's',
      ...(scale >= 1 && { most: EXPORT_GOAL * scale }),
    }),
    finding('customers export, memory it adds', (most - before) / MEBIBYTE, { unit: 'MiB', most: EXPORT_MEMORY_GOAL }),
  ];
}

/**
 * An answer that the server gave up is one that took for ever: the others are measured all the same.
 * @param {{ name: string, goal: number, times: number }} question
 * @param {() => Promise<unknown>} ask
 */
async function answerFindings({ name, goal, times }, ask) {
  const { least, p50, p95 } = await repeated(ask, times).catch((error) => {
    if (error.code !== GIVEN_UP) throw error;
    return { least: Infinity, p50: Infinity, p95: Infinity };
  });
  return [
    finding(`${name}, least`, least, { unit: 'ms' }),
    finding(`${name}, p50`, p50, { unit: 'ms' }),
    finding(`${name}, p95`, p95, { unit: 'ms', most: goal }),
  ];
}

/**
 * @param {object} options
 * @param {{ url: string }} options.database migrated and otherwise free to be filled, of a superuser
 * @param {number} [options.scale] 1: ten million page views, a million registrations, half a million orders
 * @param {boolean} [options.files] also exports, the archive of everything and the kit
 * @param {number} [options.times] that each question is asked
 * @param {(text: string) => void} options.progress
 */
export async function benchDashboard({ database, scale = 0.1, files = true, times = 30, progress }) {
  const data = amounts(scale);
  const client = new pg.Client({ connectionString: database.url, application_name: 'bench-large-data' });
  await client.connect();
  const reports = await openReports(database.url);
  try {
    const [{ signups: known }] = (await client.query('select count(*)::int as signups from signup')).rows;
    const generation = await timed(() => fillLargeData(database.url, data, progress));
    progress('rollups from nothing');
    const rebuild = await timed(() => reports.rollup.rebuild());
    await client.query('vacuum analyze');
    const [{ bytes }] = (await client.query('select pg_database_size(current_database())::float8 as bytes')).rows;
    const findings = [
      finding('generated in', generation / 1_000, { unit: 's', ...(scale >= 10 && { most: GENERATION_GOAL }) }),
      finding('rollups from nothing', rebuild / 1_000, { unit: 's' }),
      finding('size of the database', bytes / GIBIBYTE, { unit: 'GiB' }),
    ];
    for (const { name, goal, ask } of questions(reports, { ...data, signups: data.signups + known })) {
      progress(name);
      findings.push(...(await answerFindings({ name, goal, times }, ask)));
    }
    progress('raw rows');
    for (const [name, raw, ask] of /** @type {const} */ ([
      ['page views', RAW_VIEWS, () => reports.pageViews.read()],
      ['funnel', RAW_FUNNEL, () => reports.funnel.read()],
    ])) {
      await client.query(raw);
      const slow = await timed(() => client.query(raw));
      const { p50 } = await repeated(ask, times);
      // The goal is for scale 1; less data has less to gain.
      findings.push(
        finding(`${name}, raw rows take`, slow / p50, { unit: 'x', ...(scale >= 1 && { least: RAW_RATIO_GOAL }) }),
      );
    }
    if (files) {
      progress('export');
      findings.push(...(await exportFindings(reports, scale)));
      findings.push(...(await bundleFindings({ dist: reports.dist, sql: reports.sql, progress })));
      findings.push(...(await kitFindings(progress)));
    }
    progress('rolling');
    findings.push(...(await rollFindings(reports, client)));
    return findings;
  } finally {
    await reports.close();
    await client.end();
  }
}
