import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { handedOver, literalsOf, tablesCheck, tablesIn } from './tables-check.mjs';

const SIGNUP = { 'backend/src/modules/funnel/infra/signup.entity.ts': `@Entity('signup') export class Signup {}` };
const ORDER = {
  'backend/src/modules/payments/purchase/infra/order.entity.ts': `@Entity('purchase_order') class Order {}`,
};

let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'tables-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function findings(files) {
  for (const [file, text] of Object.entries({ ...SIGNUP, ...ORDER, ...files })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return tablesCheck(root);
}
const query = (sql) => `const Q = statement('q', \`${sql}\`);`;

describe('tablesIn', () => {
  it.each([
    ['select 1 from a join b on true', ['reads a', 'reads b']],
    ['select 1 from a x, b y, c where true', ['reads a', 'reads b', 'reads c']],
    ['insert into a (n) select n from b', ['writes a', 'reads b']],
    ['update a set n = 1 from b', ['writes a', 'reads b']],
    ['delete from only a using b', ['writes a', 'reads b']],
    ['truncate table a', ['writes a']],
    ['select extract(epoch from now()), x from unnest($1)', []],
  ])('%s', (sql, expected) => {
    expect(
      tablesIn(sql)
        .map(({ table, use }) => `${use} ${table}`)
        .sort(),
    ).toEqual(expected.sort());
  });
});

describe('literalsOf', () => {
  it('sees strings and templates, and neither comments nor imports', () => {
    const text =
      "// from signup\nimport a from 'signup';\nconst q = `select ${a} from b`; /* join c */ const r = 'from d';";
    expect(literalsOf(text)).toEqual(['select  ${}  from b', 'from d']);
  });
});

describe('tables', () => {
  it("lets a module use its own tables, and its sub-rooms each other's", async () => {
    expect(
      await findings({
        'backend/src/modules/funnel/infra/signups.repository.ts': query('update signup set name = $1'),
        'backend/src/modules/payments/settlement/infra/orders.repository.ts': query('select 1 from purchase_order'),
      }),
    ).toEqual([]);
  });

  it.each([
    ['reads', 'select 1 from signup s'],
    ['writes', 'delete from signup'],
  ])('finds a module that %s the table of another', async (use, sql) => {
    const file = 'backend/src/modules/payments/purchase/infra/nosy.repository.ts';
    expect(await findings({ [file]: query(sql) })).toEqual([`${file}: ${use} signup, a table of modules/funnel`]);
  });

  it('finds the platform in a table of a module', async () => {
    const file = 'backend/src/platform/mail/mail.ts';
    expect(await findings({ [file]: query('select email from signup') })).toHaveLength(1);
  });

  it('lets read models and analytics read every table, and write none', async () => {
    const all = 'select 1 from signup join purchase_order on true';
    expect(
      await findings({
        'backend/src/modules/affiliates/read-models/all.read-model.ts': query(all),
        'backend/src/modules/analytics/rollup/rollup.ts': query(all),
      }),
    ).toEqual([]);
    const file = 'backend/src/modules/analytics/rollup/rollup.ts';
    expect(await findings({ [file]: query('update signup set name = $1') })).toEqual([
      `${file}: writes signup, a table of modules/funnel`,
    ]);
  });

  it('finds tables that no room owns', async () => {
    const file = 'backend/src/platform/database/migrations/1-new.ts';
    expect(await findings({ [file]: 'await runner.query(`CREATE TABLE orphan (id int)`);' })).toEqual([
      expect.stringContaining('orphan has no entity and no room'),
    ]);
  });

  it('finds the job queue outside of the outbox', async () => {
    const sql = `select graphile_worker.add_job('x')`;
    expect(await findings({ 'backend/src/modules/funnel/jobs.ts': query(sql) })).toHaveLength(1);
    expect(
      await findings({ 'backend/src/modules/funnel/jobs.ts': '', 'backend/src/platform/outbox/jobs.ts': query(sql) }),
    ).toEqual([]);
  });

  it('leaves tests, fakes and the tools of the demo alone', async () => {
    expect(
      await findings({
        'backend/src/modules/payments/purchase/infra/x.db.spec.ts': query('delete from signup'),
        'backend/src/cli/demo/demo.statements.ts': query('insert into signup (name) values ($1)'),
      }),
    ).toEqual([]);
  });
});

describe('handedOver', () => {
  it('sees the tables that a module lets the data tools write', () => {
    expect(handedOver("sets: [{ table: 'signup', order: 't.id' }, ofOrder('payment', 't.id')]")).toEqual([
      { table: 'signup', use: 'writes' },
      { table: 'payment', use: 'writes' },
    ]);
  });

  it('finds a module that hands over what is not its own', async () => {
    const file = 'backend/src/modules/cms/cms.records.ts';
    expect(await findings({ [file]: "export const CMS = { sets: [{ table: 'signup' }] };" })).toEqual([
      `${file}: writes signup, a table of modules/funnel`,
    ]);
  });
});
