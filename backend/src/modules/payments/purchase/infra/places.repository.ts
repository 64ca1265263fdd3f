import { Injectable } from '@nestjs/common';
import { PRODUCTS, type Product } from '@summit/rules';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../../platform/database/sql-text.js';
import { Settings } from '../../../../platform/settings/settings.js';
import { HELD_STATUSES } from '../../domain/order-status.js';
import { LIVE_ATTEMPT_STATES } from '../../domain/payment-attempt.js';
import type { OpenReservations, Places, Spots } from '../application/places.port.js';
import type { Purchase } from '../domain/purchase.js';

const HELD = oneOf('o.status', HELD_STATUSES);

const LOCK = statement('places-lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');
const SPOTS_TAKEN = statement(
  'places-spots-taken',
  `select count(*) filter (where ${HELD})::int as sold, count(paying.order_id)::int as paying, ${ms('min(paying.expires_at)')} as "firstEnds"
   from purchase_order o
   left join payment_attempt paying on paying.order_id = o.id and o.status = 'pending' and ${oneOf('paying.state', LIVE_ATTEMPT_STATES)}
   where o.product = $1 and (${HELD} or o.status = 'pending')`,
);
const OPEN_RESERVATIONS = statement(
  'places-open-reservations',
  `select count(*) filter (where o.buyer_id = $1)::int as "ofBuyer",
     ${ms('min(a.expires_at) filter (where o.buyer_id = $1)')} as "buyerEnds",
     count(*) filter (where o.client_block = $2)::int as "ofBlock",
     ${ms('min(a.expires_at) filter (where o.client_block = $2)')} as "blockEnds"
   from purchase_order o join payment_attempt a on a.order_id = o.id and ${oneOf('a.state', LIVE_ATTEMPT_STATES)}
   where o.status = 'pending' and (o.buyer_id = $1 or o.client_block = $2)
     and (o.product = any($3::text[]) or exists (
       select from promo_redemption r join promo_code c on c.id = r.promo_code_id
       where r.order_id = o.id and r.state = 'reserved' and c.max_uses > 0))`,
);
const FORGET_BLOCKS = statement(
  'places-forget-blocks',
  `update purchase_order set client_block = null where client_block is not null and created_at < ${at('$1')}`,
);

interface ReservationsRow {
  ofBuyer: number;
  buyerEnds: number | null;
  ofBlock: number;
  blockEnds: number | null;
}

@Injectable()
export class PlacesRepository implements Places {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
  ) {}

  async spots(tx: SqlExecutor, product: Product): Promise<Spots | null> {
    const spots = await this.spotsOf(tx, product);
    if (spots === null) return null;
    // Only a limited product makes its buyers wait for each other.
    await tx.query(LOCK, [`purchase:spots:${product}`]);
    const [row] = await tx.query<{ sold: number; paying: number; firstEnds: number | null }>(SPOTS_TAKEN, [product]);
    const { sold, paying, firstEnds } = row!;
    return { left: spots - sold - paying, freeAt: sold < spots ? firstEnds : null };
  }

  async openReservations(
    tx: SqlExecutor,
    { buyerId, clientBlock }: Pick<Purchase, 'buyerId' | 'clientBlock'>,
  ): Promise<OpenReservations> {
    await tx.query(LOCK, [`purchase:reservations:${buyerId}`]);
    await tx.query(LOCK, [`purchase:reservations:${clientBlock}`]);
    const limited: Product[] = [];
    for (const product of PRODUCTS) if ((await this.spotsOf(tx, product)) !== null) limited.push(product);
    const [row] = await tx.query<ReservationsRow>(OPEN_RESERVATIONS, [buyerId, clientBlock, limited]);
    const { ofBuyer, buyerEnds, ofBlock, blockEnds } = row!;
    return {
      ofBuyer: { count: ofBuyer, firstEnds: buyerEnds },
      ofBlock: { count: ofBlock, firstEnds: blockEnds },
    };
  }

  async forgetBlocks(before: number): Promise<void> {
    await this.sql.query(FORGET_BLOCKS, [before]);
  }

  private spotsOf(tx: SqlExecutor, product: Product): Promise<number | null> {
    return this.settings.read(`payments.enforce_spots.${product}`, tx);
  }
}
