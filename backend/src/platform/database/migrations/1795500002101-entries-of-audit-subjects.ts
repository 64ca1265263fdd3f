import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A search of the audit log finds the entries of what few did from it. */
export class EntriesOfAuditSubjects1795500002101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX audit_entry_subject ON audit_entry ((md5(admin_email || ' ' || action)::uuid), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_subject');
  }
}
