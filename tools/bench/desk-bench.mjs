// The lists of the operator's desk on a year of data: how long each of their pages takes in PostgreSQL and its driver.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { fillDeskData } from './desk-data.mjs';
import { finding } from './finding.mjs';
import { amounts, fillLargeData } from './large-data.mjs';
import { repeated } from './repeated.mjs';

const LIST_GOAL = 50;
const PAGE = { limit: 50, skip: 0 };
const DEEP = { limit: 50, skip: 9_950 };

/** The backend's own read models on its own pool, as a process of the API has them. @param {string} url */
async function openDesk(url) {
  const dist = '../../backend/dist';
  const [{ DataSource }, { dataSourceOptions }, { Sql }, { WaitingJobs }, { MailDesk }] = await Promise.all([
    import('typeorm'),
    import(`${dist}/platform/database/data-source.js`),
    import(`${dist}/platform/database/sql.js`),
    import(`${dist}/platform/outbox/waiting-jobs.js`),
    import(`${dist}/platform/mail/mail-desk.js`),
  ]);
  const dataSource = await new DataSource(dataSourceOptions({ url, poolSize: 4 }, [])).initialize();
  const sql = new Sql(dataSource);
  const jobs = new WaitingJobs(sql);
  const model = async (/** @type {string} */ file, /** @type {string} */ name) =>
    new (await import(`${dist}/modules/${file}.read-model.js`))[name](sql, jobs);
  const [{ EndedFindings }, { FindingsRepository }] = await Promise.all([
    import(`${dist}/modules/desk/application/ended-findings.js`),
    import(`${dist}/modules/desk/infra/findings.repository.js`),
  ]);
  const finder = await model('desk/read-models/stuck-order-finder', 'StuckOrderFinderReadModel');
  const ended = new EndedFindings(new FindingsRepository(sql), finder, { now: Date.now });
  const stuck = await model('desk/read-models/stuck-orders', 'StuckOrdersReadModel');
  return {
    events: await model('desk/read-models/desk-events', 'DeskEventsReadModel'),
    stuck: {
      page: (/** @type {string | null} */ kind, /** @type {typeof PAGE} */ page) =>
        ended.without(() => stuck.page(kind, page)),
    },
    refunds: await model('desk/read-models/desk-refunds', 'DeskRefundsReadModel'),
    runs: await model('reconciliation/read-models/runs', 'RunsReadModel'),
    differences: await model('reconciliation/read-models/differences', 'DifferencesReadModel'),
    months: await model('reconciliation/read-models/months', 'MonthsReadModel'),
    mails: new MailDesk(sql, jobs),
    close: () => dataSource.destroy(),
  };
}

/**
 * @param {Awaited<ReturnType<typeof openDesk>>} desk
 * @param {string} orderNumber of any order
 * @returns {[string, () => Promise<unknown>][]}
 */
function lists({ events, stuck, refunds, runs, differences, months, mails }, orderNumber) {
  const any = { state: null, kind: null, provider: null };
  const reader = randomUUID();
  return [
    ...['all', 'waiting', 'failing', 'asked_for'].map(
      (state) =>
        /** @type {[string, () => Promise<unknown>]} */ ([
          `provider inbox, ${state}`,
          () => events.page({ state, search: '' }, PAGE),
        ]),
    ),
    ['provider inbox, a late page', () => events.page({ state: 'all', search: '' }, DEEP)],
    ['provider inbox, of an order', () => events.page({ state: 'all', search: orderNumber }, PAGE)],
    ['provider inbox, by an id', () => events.page({ state: 'all', search: 'evt_large_1_4711' }, PAGE)],
    ['stuck orders', () => stuck.page(null, PAGE)],
    ['stuck orders, a late page', () => stuck.page(null, { limit: 50, skip: 2_000 })],
    ['stuck orders, of a kind', () => stuck.page('without_mail', PAGE)],
    ['refunds', () => refunds.page({ state: null, reader }, PAGE)],
    ['refunds, a late page', () => refunds.page({ state: null, reader }, DEEP)],
    ['refunds, waiting', () => refunds.page({ state: 'waiting', reader }, PAGE)],
    ['runs of the reconciliation', () => runs.last()],
    ['differences, open', () => differences.page({ ...any, state: 'open' }, PAGE)],
    ['differences', () => differences.page(any, PAGE)],
    [
      'differences, of a kind and provider',
      () => differences.page({ state: 'gone', kind: 'amount_differs', provider: 'stripe' }, PAGE),
    ],
    ['months', () => months.all(Date.now())],
    ...['failed', 'waiting', 'sent'].map(
      (state) =>
        /** @type {[string, () => Promise<unknown>]} */ ([
          `mails, ${state}`,
          () => mails.mails({ state, recipient: '' }, PAGE),
        ]),
    ),
    ['mails, sent, a late page', () => mails.mails({ state: 'sent', recipient: '' }, DEEP)],
    ['mails, of a recipient', () => mails.mails({ state: 'sent', recipient: 'person4711@large.test' }, PAGE)],
    ['unsubscribed', () => mails.suppressions('', PAGE)],
    ['unsubscribed, search', () => mails.suppressions('person4711', PAGE)],
  ];
}

/**
 * @param {object} options
 * @param {{ url: string }} options.database migrated and otherwise free to be filled, of a superuser
 * @param {number} [options.scale] 1: half a million orders
 * @param {number} [options.times] that each list is asked for
 * @param {(text: string) => void} options.progress
 */
export async function benchDesk({ database, scale = 0.1, times = 30, progress }) {
  const client = new pg.Client({ connectionString: database.url, application_name: 'bench-desk' });
  await client.connect();
  const desk = await openDesk(database.url);
  try {
    // The desk reads no page views.
    await fillLargeData(database.url, { ...amounts(scale), pageViews: 0 }, progress);
    await fillDeskData(client, progress);
    const [{ id }] = (await client.query(`select id from purchase_order where session_id = 'large-4711'`)).rows;
    const findings = [];
    for (const [name, ask] of lists(desk, id)) {
      progress(name);
      const { least, p95 } = await repeated(ask, times);
      findings.push(
        finding(`${name}, least`, least, { unit: 'ms' }),
        finding(`${name}, p95`, p95, { unit: 'ms', most: LIST_GOAL }),
      );
    }
    return findings;
  } finally {
    await desk.close();
    await client.end();
  }
}
