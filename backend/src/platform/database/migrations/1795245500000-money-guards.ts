import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checked at commit, so that the lines of a booking can be written one after the other. */
const BALANCED = `
  CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT coalesce(sum(amount_cents), 0) FROM ledger_line WHERE transaction_id = NEW.transaction_id) <> 0 THEN
      RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
    END IF;
    RETURN NULL;
  END $$`;

const APPEND_ONLY = `
  CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END $$`;

/** The amount of an entry never changes; to which payout it belongs does. */
const ENTRY_AMOUNT_STAYS = `
  CREATE FUNCTION commission_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.amount_cents <> OLD.amount_cents OR NEW.order_id <> OLD.order_id OR NEW.affiliate_id <> OLD.affiliate_id OR NEW.source_ref <> OLD.source_ref THEN
      RAISE EXCEPTION 'commission_entry is append-only';
    END IF;
    RETURN NEW;
  END $$`;

/** What is booked stays booked: corrections are new rows (payments.md 0.10). */
export class MoneyGuards1795245500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BALANCED);
    await runner.query(APPEND_ONLY);
    await runner.query(ENTRY_AMOUNT_STAYS);
    await runner.query(
      'CREATE CONSTRAINT TRIGGER ledger_line_balanced AFTER INSERT ON ledger_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced()',
    );
    for (const table of ['ledger_line', 'ledger_transaction'])
      await runner.query(
        `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION append_only()`,
      );
    await runner.query(
      'CREATE TRIGGER commission_entry_append_only BEFORE DELETE ON commission_entry FOR EACH STATEMENT EXECUTE FUNCTION append_only()',
    );
    await runner.query(
      'CREATE TRIGGER commission_entry_amount BEFORE UPDATE ON commission_entry FOR EACH ROW EXECUTE FUNCTION commission_entry_stays()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER commission_entry_amount ON commission_entry');
    await runner.query('DROP TRIGGER commission_entry_append_only ON commission_entry');
    for (const table of ['ledger_transaction', 'ledger_line'])
      await runner.query(`DROP TRIGGER ${table}_append_only ON ${table}`);
    await runner.query('DROP TRIGGER ledger_line_balanced ON ledger_line');
    await runner.query('DROP FUNCTION commission_entry_stays()');
    await runner.query('DROP FUNCTION append_only()');
    await runner.query('DROP FUNCTION ledger_balanced()');
  }
}
