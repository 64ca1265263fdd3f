import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an administrator has decided about a member's access to the current edition outlasts what orders say. */
export class VipUsers1795333090001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "member" ADD "summit2_by_hand" boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "member" DROP COLUMN "summit2_by_hand"`);
  }
}
