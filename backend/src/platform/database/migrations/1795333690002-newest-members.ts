import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The back office lists members newest first, and there may be a hundred thousand of one import. */
export class NewestMembers1795333690002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX member_newest ON member (created_at DESC, email)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX member_newest');
  }
}
