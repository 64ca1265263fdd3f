// The sessions of the summit: their lists and pages beside the floor, the search over all that is said, and the reminders of an opening.
import { setTimeout as pause } from 'node:timers/promises';
import { runRounds } from './api-bench.mjs';
import { finding } from './finding.mjs';
import { sessionRoutes } from './routes.mjs';
import { API_ORIGIN, FLOOR_ORIGIN, startApi, startFloor } from './servers.mjs';
import { Side } from './side.mjs';
import { median, percentile } from './statistics.mjs';

const CONNECTIONS = 16;
const P99_GOAL = 20;
const SEARCH_GOAL = 10;
const SEARCHES = 200;
const REGISTRANTS = 10_000;
const OPENING_GOAL = 20;
const OPENING_TIMEOUT_MS = 180_000;
export const CURRENT = 'passive_income_summit_2024';

/** Windows around now, so that lists are public and films can be watched; the days one after the other. */
export const OPEN_ALL = `update summit_session set public_access_start = now() - interval '1 hour' * day, public_access_end = now() + interval '2 days'`;
/** Only day 1 of the current edition is about to open. */
const OPEN_AT = `update summit_session set
    public_access_start = to_timestamp($1::float8 / 1000) + case when summit_key = $2 and day = 1 then interval '0' else interval '30 days' * day end,
    public_access_end = to_timestamp($1::float8 / 1000) + case when summit_key = $2 and day = 1 then interval '0' else interval '30 days' * day end + interval '2 days'`;
/** Three quarters of an hour of speech for each talk, a line every six seconds. */
const LINES = 450;
const WORDS_IN_A_LINE = 15;
const QUESTIONS = ['customers', 'the first offer', 'price and margin', 'write letters', 'automation tools'];

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {number} options.seconds for each side in each round
 * @param {number} options.rounds
 * @param {(text: string) => void} options.progress
 */
export async function benchSessions({ database, seconds, rounds, progress }) {
  await database.client.query(OPEN_ALL);
  const comparisons = await compareRoutes({ database, seconds, rounds, progress });
  const latencies = comparisons.map(({ route, product }) =>
    finding(`${route}, p99 at ${CONNECTIONS} connections`, product.p99, { unit: 'ms', most: P99_GOAL }),
  );
  const search = await benchSearch(database, progress);
  const opening = await benchOpening(database, progress);
  return { comparisons, findings: [...latencies, ...search, ...opening] };
}

/** @param {Parameters<typeof benchSessions>[0]} options */
async function compareRoutes({ database, seconds, rounds, progress }) {
  const [{ token }] = (
    await database.client.query(
      'select public_token as token from summit_session where summit_key = $1 and day = 1 order by id limit 1',
      [CURRENT],
    )
  ).rows;
  const servers = { floor: startFloor(database.url), product: startApi(database.url, 'api') };
  try {
    await Promise.all([servers.floor.ready(), servers.product.ready()]);
    const sides = {
      floor: new Side({ origin: FLOOR_ORIGIN, pid: servers.floor.pid, database, applicationNames: ['bench-floor'] }),
      product: new Side({ origin: API_ORIGIN, pid: servers.product.pid, database, applicationNames: ['summit-api'] }),
    };
    const comparisons = [];
    for (const route of sessionRoutes(token)) {
      progress(`${route.name}, ${CONNECTIONS} connections`);
      comparisons.push(await runRounds(sides, { route, connections: CONNECTIONS, seconds, rounds }));
    }
    return comparisons;
  } finally {
    await Promise.all([servers.floor.stop(), servers.product.stop()]);
  }
}

/**
 * Every talk says the words of all descriptions, in an order of its own that is the same in each run.
 * @param {import('pg').Client} client
 * @param {{ saveCaptions(id: string, captions: object): Promise<boolean> }} repository
 */
async function fillTranscripts(client, repository) {
  const { rows } = await client.query('select id, description from summit_session order by id');
  const words = [...new Set(rows.flatMap(({ description }) => description.toLowerCase().match(/[a-z]{3,}/g) ?? []))];
  for (const [talk, { id }] of rows.entries()) {
    const word = (/** @type {number} */ place) =>
      words[(place * 7_919 + talk * 104_729 + place * place) % words.length];
    const cues = Array.from({ length: LINES }, (_, line) => ({
      start: line * 6,
      end: line * 6 + 6,
      text: Array.from({ length: WORDS_IN_A_LINE }, (_, place) => word(line * WORDS_IN_A_LINE + place)).join(' '),
    }));
    await repository.saveCaptions(id, { language: 'en', cues, savedBy: 'bench', at: Date.now() });
  }
  return rows.length;
}

/**
 * The product's own search on its own pool.
 * @param {import('./bench-database.mjs').BenchDatabase} database
 * @param {(text: string) => void} progress
 */
async function benchSearch(database, progress) {
  progress('search over all transcripts');
  const dist = '../../backend/dist';
  const [{ DataSource }, { dataSourceOptions }, { Sql }, { SessionWordsRepository }] = await Promise.all([
    import('typeorm'),
    import(`${dist}/platform/database/data-source.js`),
    import(`${dist}/platform/database/sql.js`),
    import(`${dist}/modules/sessions/infra/session-words.repository.js`),
  ]);
  const dataSource = await new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }, [])).initialize();
  try {
    const words = new SessionWordsRepository(new Sql(dataSource));
    const transcripts = await fillTranscripts(database.client, words);
    await database.client.query('vacuum analyze summit_session, session_captions, session_speech, session_cue');
    const times = [];
    let hits = 0;
    for (let n = -QUESTIONS.length; n < SEARCHES; n++) {
      const text = QUESTIONS.at(n % QUESTIONS.length);
      const begin = performance.now();
      const found = await words.search({ summitKey: CURRENT, text, asMember: true, now: Date.now() });
      // The first of each question warms up.
      if (n < 0) hits += found.length;
      else times.push(performance.now() - begin);
    }
    return [
      finding('transcripts that are searched', transcripts, { least: 67 }),
      finding(`hits of ${QUESTIONS.length} questions`, hits, { least: QUESTIONS.length }),
      finding('search, p50', median(times), { unit: 'ms', most: SEARCH_GOAL }),
      finding('search, p95', percentile(times, 0.95), { unit: 'ms' }),
    ];
  } finally {
    await dataSource.destroy();
  }
}

/**
 * From the minute in which day 1 opens until the mails of everybody are queued, while the same process sends the first of them.
 * @param {import('./bench-database.mjs').BenchDatabase} database
 * @param {(text: string) => void} progress
 */
async function benchOpening({ client, url }, progress) {
  progress(`opening of a day with ${REGISTRANTS} registrants`);
  await client.query(
    `insert into mail_opt_out (email, at) select email, now() from signup order by id offset ${REGISTRANTS} on conflict do nothing`,
  );
  // A minute that the process has time to start before.
  const opening = Math.ceil(Date.now() / 60_000 + 0.5) * 60_000;
  await client.query(OPEN_AT, [opening, CURRENT]);
  const api = startApi(url, 'all');
  try {
    await api.ready();
    await untilQueued(client, opening + OPENING_TIMEOUT_MS);
    const took = (Date.now() - opening) / 1_000;
    const [{ mails, people }] = (
      await client.query(`select count(*)::int as mails, count(distinct recipient)::int as people from mail_message
        where template = 'day-open'`)
    ).rows;
    return [
      finding('opening, until all mails are queued', took, { unit: 's', most: OPENING_GOAL }),
      finding('people with a mail', people, { least: REGISTRANTS }),
      finding('mails too many', mails - people, { most: 0 }),
    ];
  } finally {
    await api.stop();
  }
}

/** @param {import('pg').Client} client @param {number} until */
async function untilQueued(client, until) {
  const text = `select from reminder_run where key like '%/open' and finished_at is not null`;
  while ((await client.query(text)).rowCount === 0) {
    if (Date.now() > until) throw new Error('The reminders of the opening were not queued in time.');
    await pause(50);
  }
}
