import { randomUUID } from 'node:crypto';
import type { SummitKey } from '@summit/content';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../../entities.js';
import { dataSourceOptions } from '../../../platform/database/data-source.js';
import { Sql } from '../../../platform/database/sql.js';
import { Settings } from '../../../platform/settings/settings.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/test-database.js';
import { importSessions } from '../import-sessions.js';
import { importSummits } from '../import-summits.js';
import { ManagedSessionsRepository } from './managed-sessions.repository.js';
import { SESSION_WORDS } from './session-search.sql-text.js';
import { SessionRatingsRepository } from './session-ratings.repository.js';
import { SessionWordsRepository } from './session-words.repository.js';
import { SummitSessionsRepository } from './summit-sessions.repository.js';
import { WatchPositionsRepository } from './watch-positions.repository.js';

const NOW = Date.parse('2025-10-27T18:00:00Z');
const CURRENT = 'passive_income_summit_2024';

describe('the tables of sessions', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let sql: Sql;
  let ids: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource(
      dataSourceOptions({ url: database.applicationUrl, poolSize: 8 }, ENTITIES),
    ).initialize();
    sql = new Sql(dataSource);
    await importSummits(dataSource);
    await importSessions(dataSource);
    ids = (
      await rows<{ id: string }>(`select id from summit_session where summit_key = $1 and day = 1`, [CURRENT])
    ).map(({ id }) => id);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    sql.query<Row>({ name: '', text }, values);

  it.each([
    [
      'summit_session_words',
      `select 1 from summit_session s where ${SESSION_WORDS} @@ to_tsquery('english', 'garden')`,
    ],
    ['session_speech_words', `select 1 from session_speech where words @@ to_tsquery('english', 'garden')`],
    ['session_cue_words', `select 1 from session_cue where words @@ to_tsquery('english', 'garden')`],
  ])('are searched by the index %s', async (index, text) => {
    const plan = await sql.transaction(async (tx) => {
      await tx.query({ name: '', text: 'set local enable_seqscan = off' });
      return tx.query<{ 'QUERY PLAN': string }>({ name: '', text: `explain ${text}` });
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
  });

  // Guarantees and holds of another edition count from its own end, also where its days are cloned over the change of the clocks.
  it('say when an edition ends, and the release does while they have none', async () => {
    const sessions = new SummitSessionsRepository(sql, new Settings(sql));
    const endOf = async (key: SummitKey) =>
      new Date(await sessions.endOf({ key, lastDay: '2030-01-01' })).toISOString();
    expect(await endOf(CURRENT)).toBe('2025-11-01T07:00:00.000Z');
    await rows(`update summit set first_day = '2027-03-10', last_day = '2027-03-14' where key = $1`, [CURRENT]);
    expect(await endOf(CURRENT)).toBe('2027-03-15T07:00:00.000Z');
    await rows(`update summit set last_day = '2027-03-13' where key = $1`, [CURRENT]);
    expect(await endOf(CURRENT)).toBe('2027-03-14T08:00:00.000Z');
    await rows(`update summit set first_day = '2025-10-27', last_day = '2025-10-31' where key = $1`, [CURRENT]);
    expect(await endOf('nothing' as SummitKey)).toBe('2030-01-02T08:00:00.000Z');
  });

  it('find the line that holds most of the words, in whatever order they are said', async () => {
    const words = new SessionWordsRepository(sql);
    const cues = [
      { start: 1, end: 2, text: 'A marmot once' },
      { start: 3, end: 4, text: 'The marmots and the ledger' },
      { start: 5, end: 6, text: 'The ledger, and its page' },
    ];
    await words.saveCaptions(ids[0]!, { language: 'en', cues, savedBy: 'office', at: NOW });
    const search = async (text: string, asMember = true) =>
      (await words.search({ summitKey: CURRENT, text, asMember, now: 0 })).map(({ id, second }) => [id, second]);
    expect(await search('ledger marmot')).toEqual([[ids[0], 3]]);
    expect(await search('"ledger and its page"')).toEqual([[ids[0], 5]]);
    expect(await search('marmot -page')).toEqual([]);
    expect(await search('marmot', false)).toEqual([]);
    await words.saveCaptions(ids[0]!, { language: 'en', cues: cues.slice(0, 1), savedBy: 'office', at: NOW });
    expect(await search('ledger marmot')).toEqual([]);
  });

  it('lose no showing and count none twice while totals are rolled', async () => {
    const repository = new ManagedSessionsRepository(dataSource, sql);
    const views = async () => (await repository.list(1)).find(({ id }) => id === ids[1])!.views;
    const show = () => rows('insert into session_view (session_id) values ($1)', [ids[1]]);
    const seen: number[] = [];
    await Promise.all([
      ...Array.from({ length: 60 }, show),
      ...Array.from({ length: 6 }, async () => {
        await repository.rollViews();
        seen.push(await views());
      }),
    ]);
    expect(await views()).toBe(60);
    expect(Math.max(...seen)).toBeLessThanOrEqual(60);
    await repository.rollViews();
    expect(await rows('select 1 from session_view')).toEqual([]);
    expect(await views()).toBe(60);
  });

  it('keep one rating of a visitor where many are stored at once, and none of a session that is gone', async () => {
    const ratings = new SessionRatingsRepository(sql);
    const save = (sessionId: string, stars: number) =>
      sql.transaction((tx) =>
        ratings.save(tx, {
          sessionId,
          rater: 'one visitor',
          stars,
          userName: null,
          comment: null,
          takeaways: null,
          status: 'pending',
          displayPublicly: false,
          reviewedBy: null,
          at: NOW,
        }),
      );
    expect(await Promise.all([1, 2, 3, 4, 5].map((stars) => save(ids[2]!, stars)))).toEqual(Array(5).fill(true));
    expect(await rows('select count(*)::int as n from session_rating')).toEqual([{ n: 1 }]);
    expect(await save(randomUUID(), 5)).toBe(false);
  });

  it('keep no watch position of a session that is gone', async () => {
    const memberId = randomUUID();
    await rows(`insert into member (id, email, name, created_at) values ($1, 'm@example.com', 'M', now())`, [memberId]);
    const positions = new WatchPositionsRepository(sql);
    const save = (sessionId: string) =>
      sql.transaction((tx) =>
        positions.save(tx, memberId, { sessionId, seconds: 1, durationSeconds: null, watched: false, updatedAt: NOW }),
      );
    expect(await save(ids[3]!)).toBe(true);
    expect(await save(randomUUID())).toBe(false);
    await rows('delete from summit_session where id = $1', [ids[3]]);
    expect(await positions.of(memberId)).toEqual([]);
  });

  it.each([
    [
      'stars outside of 1 to 5',
      `insert into session_rating (session_id, rater, stars, status, display_publicly, rated_at) values ($1, 'a', 6, 'pending', false, now())`,
    ],
    [
      'a public rating that nobody approved',
      `insert into session_rating (session_id, rater, stars, status, display_publicly, rated_at) values ($1, 'a', 5, 'pending', true, now())`,
    ],
    ['another host of films', `update summit_session set video_host = 'evil' where id = $1`],
  ])('refuse %s', async (_what, text) => {
    await expect(rows(text, [ids[0]])).rejects.toThrow(/violates check constraint/);
  });
});
