import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an entry says, after the hash of the one before. The audit compares with the same expression, but not with this function. */
const HASH_OF = (entry: string): string =>
  `encode(sha256(convert_to(${entry}.previous_hash || jsonb_build_array(${entry}.id, extract(epoch from ${entry}.at), ${entry}.admin_id,
    ${entry}.admin_email, ${entry}.action, ${entry}.details, ${entry}.status, ${entry}.address, ${entry}.request_id)::text, 'UTF8')), 'hex')`;

/** The lock lasts until the statement of the entry has ended; numbers are given under it, so their order is that of the chain. */
const CHAIN = `
  CREATE FUNCTION audit_entry_chain() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE last record;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit_entry', 0));
    SELECT id, hash INTO last FROM audit_entry ORDER BY id DESC LIMIT 1;
    NEW.id := coalesce(last.id, 0) + 1;
    NEW.previous_hash := coalesce(last.hash, '');
    NEW.hash := ${HASH_OF('NEW')};
    RETURN NEW;
  END $$`;

const CHAIN_OLD_ENTRIES = `
  DO $$
  DECLARE entry record; last text := '';
  BEGIN
    FOR entry IN SELECT id FROM audit_entry ORDER BY id LOOP
      UPDATE audit_entry SET previous_hash = last WHERE id = entry.id;
      UPDATE audit_entry AS e SET hash = ${HASH_OF('e')} WHERE id = entry.id RETURNING hash INTO last;
    END LOOP;
  END $$`;

/** Emptying a table fires no trigger of its rows. */
const NEVER_EMPTIED = ['audit_entry', 'audit_checkpoint', 'ledger_line', 'ledger_transaction', 'commission_entry'];

/** Each entry of the audit log holds a hash of the one before, and the books can't be emptied (A-005, S14). */
export class AuditChain1795329594596 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "audit_checkpoint" ("entry_id" bigint NOT NULL, "hash" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_828f85822f16481ab4d567061b7" PRIMARY KEY ("entry_id"))`,
    );
    await runner.query(`ALTER TABLE "audit_entry" ADD "previous_hash" text`);
    await runner.query(`ALTER TABLE "audit_entry" ADD "hash" text`);
    await runner.query('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only');
    await runner.query(CHAIN_OLD_ENTRIES);
    await runner.query('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only');
    await runner.query(`ALTER TABLE "audit_entry" ALTER COLUMN "previous_hash" SET NOT NULL`);
    await runner.query(`ALTER TABLE "audit_entry" ALTER COLUMN "hash" SET NOT NULL`);
    await runner.query(CHAIN);
    await runner.query(
      'CREATE TRIGGER audit_entry_chain BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_entry_chain()',
    );
    await runner.query(
      'CREATE TRIGGER audit_checkpoint_append_only BEFORE UPDATE OR DELETE ON audit_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION append_only()',
    );
    for (const table of NEVER_EMPTIED)
      await runner.query(
        `CREATE TRIGGER ${table}_never_emptied BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION append_only()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of NEVER_EMPTIED) await runner.query(`DROP TRIGGER ${table}_never_emptied ON ${table}`);
    await runner.query('DROP TRIGGER audit_entry_chain ON audit_entry');
    await runner.query('DROP FUNCTION audit_entry_chain()');
    await runner.query(`ALTER TABLE "audit_entry" DROP COLUMN "hash"`);
    await runner.query(`ALTER TABLE "audit_entry" DROP COLUMN "previous_hash"`);
    await runner.query(`DROP TABLE "audit_checkpoint"`);
  }
}
