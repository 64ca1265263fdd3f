import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at, oneOf } from '../../../../platform/database/sql-text.js';
import { CHARGEABLE_STATUSES } from '../../domain/order-status.js';
import type { ChargeableCard, SavedCards } from '../application/saved-cards.port.js';

/** Fewer statuses than are held: nothing is charged again through an order that the bank disputes or whose last installment was declined. */
const NEWEST = statement(
  'saved-card-newest',
  `select c.customer_ref as "customerRef", c.payment_method_ref as "paymentMethodRef", c.brand, c.last4
   from saved_card c join purchase_order o on o.id = c.order_id
   where c.buyer_id = $1 and c.email = $2 and c.saved_at > ${at('$3')}
     and o.buyer_id = c.buyer_id and ${oneOf('o.status', CHARGEABLE_STATUSES)}
   order by c.saved_at desc limit 1`,
);

@Injectable()
export class SavedCardsRepository implements SavedCards {
  constructor(private readonly sql: Sql) {}

  async newest({
    buyerId,
    email,
    since,
  }: {
    buyerId: string;
    email: string;
    since: number;
  }): Promise<ChargeableCard | null> {
    const [row] = await this.sql.query<ChargeableCard>(NEWEST, [buyerId, email, since]);
    return row ?? null;
  }
}
