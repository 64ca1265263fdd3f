import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices stay as they were issued, but for this: with the rights of the owner, and for nothing but the buyer. */
const ERASE_INVOICE_BUYERS = `
  CREATE FUNCTION erase_invoice_buyers(orders uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
    UPDATE invoice SET content = jsonb_set(content, '{buyer}', '{"name": "Erased person", "email": ""}')
    WHERE order_id = ANY(orders)
  $$`;

export class ErasedPersons1795333300001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ERASE_INVOICE_BUYERS);
    await runner.query('REVOKE ALL ON FUNCTION erase_invoice_buyers(uuid[]) FROM PUBLIC');
    await runner.query(
      `CREATE TABLE "audit_person" ("token" text NOT NULL, "value" text NOT NULL, CONSTRAINT "audit_person_pkey" PRIMARY KEY ("token"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "audit_person"`);
    await runner.query('DROP FUNCTION erase_invoice_buyers(uuid[])');
  }
}
