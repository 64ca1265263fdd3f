import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { PromptVisitors1795500002000 } from '../../../platform/database/migrations/1795500002000-prompt-visitors.js';
import { PromptVisitsCounted1795500002001 } from '../../../platform/database/migrations/1795500002001-prompt-visits-counted.js';
import { OpenedPrompts1795500002002 } from '../../../platform/database/migrations/1795500002002-opened-prompts.js';
import { OpenedPromptsCounted1795500002003 } from '../../../platform/database/migrations/1795500002003-opened-prompts-counted.js';
import { PromptVisitorWords1795500002004 } from '../../../platform/database/migrations/1795500002004-prompt-visitor-words.js';
import type { Sql } from '../../../platform/database/sql.js';
import { PromptParts } from './prompt-parts.js';

const COUNTS = `count(*) filter (where not validated)::int as refused, count(*) filter (where validated and accepted_at is null)::int as validated,
  count(*) filter (where accepted_at is not null)::int as accepted`;
const SUMS = `select sum(refused)::int as refused, sum(validated)::int as validated, sum(accepted)::int as accepted, sum(people)::int as people,
  sum(opened)::int as opened from prompt_part`;
const TRUTH = `select ${COUNTS}, count(distinct email) filter (where validated)::int as people,
  (select count(*)::int from prompt_access) as opened from prompt_visit`;
const VISITORS = 'select email, refused, validated, accepted from prompt_visitor order by email';
const TRUE_VISITORS = `select email, ${COUNTS} from prompt_visit group by email order by email`;

const PROMPT = `insert into prompt (prompt_id, title, prompt_text, category, subcategory, tags) values (1, '', '', '', '', '{}')`;
/** Every third visitor is refused, the others come with one of seven addresses; every fifth of these accepts the terms. */
const COME = `insert into prompt_visit (email, validated, attempted_at, accepted_at, token_hash, expires_at)
  select case when n % 3 = 0 then 'nobody' || n else 'person' || n % 7 end || '@example.com', n % 3 <> 0, now(),
    case when n % 5 = 1 and n % 3 <> 0 then now() end, case when n % 5 = 1 and n % 3 <> 0 then gen_random_uuid()::text end,
    case when n % 5 = 1 and n % 3 <> 0 then now() end from generate_series($1::int, $2::int) n`;
const OPEN = `insert into prompt_access (email, accessed_at, prompt_id, visit_id)
  select email, now(), 1, id from prompt_visit where accepted_at is not null order by id desc limit $1`;

describe('visits and openings of the prompts, counted as they come', () => {
  const steps = [
    [new PromptVisitors1795500002000(), new PromptVisitsCounted1795500002001()],
    [new OpenedPrompts1795500002002(), new OpenedPromptsCounted1795500002003()],
  ] as const;
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await startMigratedDatabase();
    await database.rows(PROMPT);
  });
  afterAll(() => database?.stop());

  const expectRight = async () => {
    expect(await database.rows(SUMS)).toEqual(await database.rows(TRUTH));
    expect(await database.rows(VISITORS)).toEqual(await database.rows(TRUE_VISITORS));
  };

  it('hold what was there before an upgrade, and what comes and goes while it runs', async () => {
    const words = new PromptVisitorWords1795500002004();
    await database.run(words, 'down');
    for (const [triggers, count] of steps.toReversed()) {
      await database.run(count, 'down');
      await database.run(triggers, 'down');
    }
    let visits = 40;
    await database.rows(COME, [1, visits]);
    await database.rows(OPEN, [3]);
    for (const [triggers, count] of steps) {
      await database.run(triggers, 'up');
      await database.rows(COME, [visits + 1, (visits += 20)]);
      await database.rows(OPEN, [4]);
      // Of before and of after.
      await database.rows(
        `delete from prompt_visit where email in ('nobody3@example.com', 'nobody${visits - 2}@example.com')`,
      );
      await database.run(count, 'up');
      await database.run(count, 'up');
    }
    await database.run(words, 'up');
    await expectRight();
  });

  it('follow a visit whose terms are accepted, an address that an erasure changes, and what is removed', async () => {
    await database.rows(
      `update prompt_visit set accepted_at = now(), token_hash = gen_random_uuid()::text, expires_at = now()
       where email = 'person1@example.com' and accepted_at is null`,
    );
    await expectRight();
    await database.rows(`update prompt_visit set email = 'erased' where email = 'person2@example.com'`);
    await expectRight();
    await database.rows(`delete from prompt_access where email in ('person3@example.com', 'person2@example.com')`);
    await database.rows(`delete from prompt_visit where email = 'person3@example.com' and not exists
      (select from prompt_access a where a.visit_id = prompt_visit.id)`);
    await expectRight();
  });

  it('count somebody once who comes for the first time twice at a moment', async () => {
    const come = () =>
      database.rows(
        `insert into prompt_visit (email, validated, attempted_at) values ('twice@example.com', true, now())`,
      );
    await Promise.all(Array.from({ length: 8 }, come));
    await expectRight();
    const leave = () =>
      database.rows(
        `delete from prompt_visit where id = (select min(id) from prompt_visit where email = 'twice@example.com')`,
      );
    await Promise.all([...Array.from({ length: 8 }, leave), come()]);
    await expectRight();
  });

  it('are the same when their parts are joined', async () => {
    const sql = { query: async ({ text }: { text: string }) => database.rows(text) } as unknown as Sql;
    await new PromptParts(sql).fold();
    const [part, ...others] = await database.rows('select * from prompt_part');
    expect(others).toEqual([]);
    await expectRight();
    await new PromptParts(sql).fold();
    expect(await database.rows('select * from prompt_part')).toEqual([part]);
    await database.rows('delete from prompt_access');
    await database.rows('delete from prompt_visit');
    await new PromptParts(sql).fold();
    expect(await database.rows(SUMS)).toEqual([{ refused: 0, validated: 0, accepted: 0, people: 0, opened: 0 }]);
    expect(await database.rows(VISITORS)).toEqual([]);
  });
});

describe('who came to the library', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database?.stop());
  const asApplication = (text: string, values: unknown[] = []) => database.sql.query({ name: '', text }, values);

  it('is written by triggers, whatever the application does with visits', async () => {
    await asApplication(COME, [1, 9]);
    await asApplication(`update prompt_visit set email = 'erased' where email = 'person2@example.com'`);
    await asApplication(`delete from prompt_visit where email = 'person1@example.com'`);
    await new PromptParts(database.sql).fold();
    expect(await database.rows(VISITORS)).toEqual(await database.rows(TRUE_VISITORS));
  });

  it.each([
    `insert into prompt_visitor (email, refused, validated, accepted) values ('made-up@example.com', 1, 0, 0)`,
    'update prompt_visitor set refused = 0',
    'delete from prompt_visitor',
  ])('is not written by the application itself: %s', async (text) => {
    await expect(asApplication(text)).rejects.toMatchObject({ code: '42501' });
  });
});
