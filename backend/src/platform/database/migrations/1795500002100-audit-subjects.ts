import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the owner: the application's role only reads the counts, and has its rights on them only after all migrations. */
const COUNT = `
  CREATE FUNCTION count_audit_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    INSERT INTO audit_subject AS s (fingerprint, admin_email, action, entries)
    VALUES (md5(NEW.admin_email || ' ' || NEW.action)::uuid, NEW.admin_email, NEW.action, 1)
    ON CONFLICT (fingerprint) DO UPDATE SET entries = s.entries + 1;
    RETURN NULL;
  END $$`;

/** Who did what how often: a search of the audit log read every entry. Counted by a trigger from here on, and at once what there is. */
export class AuditSubjects1795500002100 implements MigrationInterface {
  readonly whyNobodyWaits =
    'only the back office writes the log, and two hundred thousand entries are counted in a fraction of a second';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "audit_subject" ("fingerprint" uuid NOT NULL, "admin_email" text NOT NULL, "action" text NOT NULL, "entries" integer NOT NULL, CONSTRAINT "PK_6dd9e20adf553635cdedfcf542e" PRIMARY KEY ("fingerprint"))`,
    );
    await runner.query(COUNT);
    await runner.query('REVOKE EXECUTE ON FUNCTION count_audit_entry() FROM PUBLIC');
    // No entry can be added from here until the end, so what is counted is all there is.
    await runner.query(
      'CREATE TRIGGER audit_entry_counted AFTER INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION count_audit_entry()',
    );
    await runner.query(
      `INSERT INTO audit_subject (fingerprint, admin_email, action, entries)
       SELECT md5(admin_email || ' ' || action)::uuid, admin_email, action, count(*) FROM audit_entry GROUP BY 1, 2, 3`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_entry_counted ON audit_entry');
    await runner.query('DROP FUNCTION count_audit_entry()');
    await runner.query('DROP TABLE "audit_subject"');
  }
}
