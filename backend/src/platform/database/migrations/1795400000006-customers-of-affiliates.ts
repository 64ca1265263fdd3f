import type { MigrationInterface, QueryRunner } from 'typeorm';

const BROUGHT_BY = 'coalesce(affiliate_id, buyer_affiliate_id)';

/** Customers of an affiliate are listed day by day, registrants or not. */
export class CustomersOfAffiliates1795400000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX customer_part_affiliate ON customer_part ((${BROUGHT_BY}), day, email) WHERE ${BROUGHT_BY} IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX customer_part_affiliate');
  }
}
