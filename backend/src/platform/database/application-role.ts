import pg from 'pg';
import type { QueryRunner } from 'typeorm';

/** What is written here is never changed or removed by the application. */
const APPEND_ONLY = [
  'ledger_transaction',
  'ledger_line',
  'audit_entry',
  'audit_checkpoint',
  'invoice',
  'landing_page_version',
  'closed_month',
  'closed_booking',
];
/** Rows of which the application changes a part, and removes none. */
const KEPT = ['commission_entry'];
/** Rows that the application adds, removes with the records they belong to, and never changes. */
const UNCHANGED = ['attribution_step'];
/** Written by migrations, or by triggers with the rights of the owner. */
const READ_ONLY = ['schema_migration', 'repeatable_schema', 'prompt_visitor'];
const SCHEMAS = ['public', 'graphile_worker'];
/** From this version on a role may analyze tables that it does not own. */
const MAINTAIN_SINCE = 170_000;

/** The job queue protects its tables by row level security without a policy: only their owner sees a row. */
const QUEUE_ROWS = (role: string): string => `
  DO $$ DECLARE tab regclass; BEGIN
    FOR tab IN SELECT c.oid FROM pg_class c WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'application')
    LOOP EXECUTE format('CREATE POLICY application ON %s FOR ALL TO %I USING (true) WITH CHECK (true)', tab, ${role}); END LOOP;
  END $$`;

/**
 * Gives the role of the application's address what it needs, and no more: it owns nothing, so no trigger can be switched off, and of
 * the ledger and the audit log it can only add and read. Makes the role where it is missing and the owner may, and gives it the password of
 * the address where another one is set. Nothing to do where owner and application are one role.
 */
export async function grantApplicationRole(runner: QueryRunner, applicationUrl: string): Promise<void> {
  const { user, password } = new pg.Client({ connectionString: applicationUrl });
  const [owner] = (await runner.query(
    `select current_user as name, current_setting('server_version_num')::int as version,
       exists (select from pg_roles where rolname = $1) as known`,
    [user],
  )) as [{ name: string; version: number; known: boolean }];
  if (!user || user === owner.name) return;
  const role = pg.escapeIdentifier(user);
  if (!owner.known)
    await runner.query(`CREATE ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password ?? '')}`).catch((error) => {
      // Another database of the same server may have been made ready at the same moment.
      if ((error as { code?: string }).code !== '42710' && (error as { code?: string }).code !== '23505') throw error;
    });
  if (password && (await isRefused(applicationUrl)))
    await runner.query(`ALTER ROLE ${role} PASSWORD ${pg.escapeLiteral(password)}`);
  for (const schema of SCHEMAS)
    for (const grant of [
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`,
      ...(owner.version >= MAINTAIN_SINCE ? [`GRANT MAINTAIN ON ALL TABLES IN SCHEMA ${schema} TO ${role}`] : []),
    ])
      await runner.query(grant);
  await runner.query(`REVOKE UPDATE, DELETE ON ${APPEND_ONLY.join(', ')} FROM ${role}`);
  await runner.query(`REVOKE DELETE ON ${KEPT.join(', ')} FROM ${role}`);
  await runner.query(`REVOKE UPDATE ON ${UNCHANGED.join(', ')} FROM ${role}`);
  await runner.query(`REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join(', ')} FROM ${role}`);
  await runner.query(QUEUE_ROWS(pg.escapeLiteral(user)));
}

/** Whether the password of this address is not the one that the server knows. */
async function isRefused(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return false;
  } catch (error) {
    // Whatever else keeps it out, another password does not let it in: the first start says what.
    return (error as { code?: string }).code === '28P01';
  } finally {
    await client.end();
  }
}
