import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import type { CreditedSale, SaleMailSwitch } from '../application/sale-mails.port.js';

const WANTED_SALE = statement(
  'sale-mail-wanted',
  `select a.id as "affiliateId", a.name, a.email, c.product, sum(e.amount_cents)::int as "earnedCents",
     ${ms('min(e.booked_at)')} as "creditedAt"
   from commission c join affiliate a on a.id = c.affiliate_id join commission_entry e on e.order_id = c.order_id
   where c.order_id = $1 and a.status = 'active' and a.sale_mails
   group by a.id, c.order_id having sum(e.amount_cents) > 0`,
);
const SET = statement('sale-mail-set', 'update affiliate set sale_mails = $2 where id = $1');
const END_FOR = statement('sale-mail-end', 'update affiliate set sale_mails = false where email = $1 and sale_mails');
const IS_ON = statement('sale-mail-is-on', 'select from affiliate where id = $1 and sale_mails');

@Injectable()
export class SaleMailSwitchRepository implements SaleMailSwitch {
  constructor(private readonly sql: Sql) {}

  async wantedSale(orderId: string): Promise<CreditedSale | null> {
    return (await this.sql.query<CreditedSale>(WANTED_SALE, [orderId]))[0] ?? null;
  }

  async set(affiliateId: string, isOn: boolean): Promise<void> {
    await this.sql.query(SET, [affiliateId, isOn]);
  }

  async endFor(email: string): Promise<void> {
    await this.sql.query(END_FOR, [email]);
  }

  async isOn(affiliateId: string): Promise<boolean> {
    return (await this.sql.query(IS_ON, [affiliateId])).length > 0;
  }
}
