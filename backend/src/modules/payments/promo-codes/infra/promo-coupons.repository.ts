import { Inject, Injectable } from '@nestjs/common';
import type { Coupon } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { Batcher } from '../../../../platform/database/batcher.js';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, ms } from '../../../../platform/database/sql-text.js';
import type { CodeAsker, CouponRefusal, Coupons, UsableCoupon } from '../application/coupons.port.js';
import { storedCoupon, type StoredDiscount } from '../domain/promo-code.js';

/** For many askers. At most one row is found for each, which `limit` tells PostgreSQL: as a join it would read the whole table for some. */
const FIND = statement(
  'promo-find-all',
  `select found.* from unnest($1::text[], $2::text[], $3::uuid[], $4::text[])
     with ordinality as asked(code, provider, buyer_id, session_id, place)
   left join lateral (
     select c.id, c.code, c.product, c.discount_type, c.discount_value, c.is_test,
            c.expires_at is not null and c.expires_at <= ${at('$5')} as ended,
            c.max_uses > 0 and c.redeemed_count >= c.max_uses as used_up, c.max_uses > 0 as limited,
            case when c.max_uses > 0 then (
              select case when c.redeemed_count + count(*) >= c.max_uses then ${ms('min(r.reserved_until)')} end
              from promo_redemption r join purchase_order o on o.id = r.order_id
              where r.promo_code_id = c.id and r.state = 'reserved'
                and (o.buyer_id = asked.buyer_id) is not true and (o.session_id = asked.session_id) is not true) end as taken_until
     from promo_code c join promo_code_provider p on p.promo_code_id = c.id and p.provider = asked.provider
     where c.code = asked.code and p.status <> 'inactive' limit 1) as found on true
   order by asked.place`,
);

/**
 * All or nothing in one statement. The limit is part of the update's condition, which PostgreSQL checks again on the newest
 * version of the row when it had to wait for another buyer. The use that the order may already have is locked first: redeem,
 * release and this all go from the use to the code, so they never wait for each other in a circle.
 */
const RESERVE = statement(
  'promo-reserve',
  `with mine as (
     select state from promo_redemption where order_id = $1 for update
   ), taken as (
     update promo_code c set reserved_count = reserved_count + 1
     where c.id = $2
       and not exists (select from mine where state <> 'released')
       and (c.max_uses = 0 or c.redeemed_count + c.reserved_count < c.max_uses)
       and (c.expires_at is null or c.expires_at > ${at('$6')})
       and exists (select from promo_code_provider p where p.promo_code_id = c.id and p.provider = $3 and p.status <> 'inactive')
     returning c.id
   ), noted as (
     insert into promo_redemption as r (order_id, promo_code_id, provider, state, discount_cents, reserved_until)
     select $1, id, $3, 'reserved', $4, ${at('$5')} from taken
     on conflict (order_id) do update
       set promo_code_id = excluded.promo_code_id, provider = excluded.provider, state = 'reserved',
           discount_cents = excluded.discount_cents, reserved_until = excluded.reserved_until
       where r.state = 'released'
     returning r.order_id
   )
   select exists (select from mine where state <> 'released') as held,
          exists (select from taken) as taken, exists (select from noted) as noted`,
);

const FIRST_FREE = statement(
  'promo-first-free',
  `select ${ms('min(r.reserved_until)')} as "freeAt" from promo_redemption r join promo_code c on c.id = r.promo_code_id
   where r.promo_code_id = $1 and r.state = 'reserved' and c.redeemed_count < c.max_uses`,
);

/** First the uses, then the codes, each in the order of their ids: everybody takes them so. */
const LOCK_CODES = statement(
  'promo-lock-codes',
  `with uses as (
     select promo_code_id from promo_redemption where order_id = any($1::uuid[]) order by order_id for update
   )
   select c.id from promo_code c
   where c.id = $2 or c.id in (select promo_code_id from uses) order by c.id for update of c`,
);

/** For the one race that RESERVE can lose: two first calls for the same order at once. */
const GIVE_BACK = statement(
  'promo-give-back',
  'update promo_code set reserved_count = reserved_count - 1 where id = $1',
);

const REDEEM = statement(
  'promo-redeem',
  `with mine as (
     select order_id, state from promo_redemption where order_id = $1 for update
   ), redeemed as (
     update promo_redemption r set state = 'redeemed' from mine
     where r.order_id = mine.order_id and mine.state <> 'redeemed'
     returning r.promo_code_id, r.provider, r.discount_cents, mine.state as before
   ), counted as (
     update promo_code c
     set redeemed_count = c.redeemed_count + 1,
         reserved_count = c.reserved_count - case redeemed.before when 'reserved' then 1 else 0 end
     from redeemed where c.id = redeemed.promo_code_id
   )
   update promo_code_provider p
   set redeemed_count = p.redeemed_count + 1, discount_cents = p.discount_cents + redeemed.discount_cents
   from redeemed where p.promo_code_id = redeemed.promo_code_id and p.provider = redeemed.provider`,
);

const RELEASE = statement(
  'promo-release',
  `with released as (
     update promo_redemption set state = 'released' where order_id = $1 and state = 'reserved' returning promo_code_id
   )
   update promo_code c set reserved_count = c.reserved_count - 1 from released where c.id = released.promo_code_id`,
);

/**
 * Uses that somebody is just redeeming or releasing are left to them. The codes are locked by id, because two runs that lock the
 * same codes in different orders would wait for each other forever.
 */
const RELEASE_LAPSED = statement(
  'promo-release-lapsed',
  `with lapsed as (
     select order_id from promo_redemption
     where state = 'reserved' and reserved_until <= ${at('$1')} for update skip locked
   ), released as (
     update promo_redemption r set state = 'released' from lapsed where r.order_id = lapsed.order_id returning r.promo_code_id
   ), per_code as (
     select promo_code_id, count(*)::int as uses from released group by promo_code_id
   ), in_order as (
     select c.id, per_code.uses from promo_code c join per_code on per_code.promo_code_id = c.id order by c.id for update of c
   )
   update promo_code c set reserved_count = c.reserved_count - in_order.uses from in_order where c.id = in_order.id`,
);

type CodeQuestion = CodeAsker & { code: string; product: Product; provider: Provider };

interface FoundRow extends StoredDiscount {
  id: string;
  code: string;
  product: Product;
  is_test: boolean;
  ended: boolean;
  used_up: boolean;
  limited: boolean;
  taken_until: number | null;
}

/** What buyers do with codes. The counts of a code and of its providers change here and nowhere else. */
@Injectable()
export class CouponsRepository implements Coupons {
  private readonly questions = new Batcher<CodeQuestion, FoundRow | null>((asked) => this.findAll(asked));

  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A use that is only reserved does not make a code used up: it may come back. The asker's own do not count at all: a buyer goes
   * back from the hosted page and pays again. What is found may be taken a moment later; `reserve` decides.
   */
  async find(question: CodeQuestion): Promise<UsableCoupon | CouponRefusal> {
    const row = await this.questions.add(question);
    if (!row) return 'invalid';
    if (row.product !== question.product) return 'wrong_product';
    if (row.ended) return 'expired';
    if (row.used_up) return 'used_up';
    const coupon: Coupon = storedCoupon(row);
    const { limited, taken_until: takenUntil } = row;
    return { promoCodeId: row.id, code: row.code, coupon, isTest: row.is_test, limited, takenUntil };
  }

  /** Visitors try codes at the same moment, so they share a statement. */
  private async findAll(asked: CodeQuestion[]): Promise<(FoundRow | null)[]> {
    const rows = await this.sql.query<FoundRow | { id: null }>(FIND, [
      asked.map(({ code }) => code),
      asked.map(({ provider }) => provider),
      asked.map(({ buyerId }) => buyerId),
      asked.map(({ sessionId }) => sessionId),
      this.clock.now(),
    ]);
    return rows.map((row) => (row.id === null ? null : row));
  }

  async lock(
    tx: SqlExecutor,
    { orderIds, promoCodeId }: { orderIds: string[]; promoCodeId: string | null },
  ): Promise<void> {
    await tx.query(LOCK_CODES, [orderIds, promoCodeId]);
  }

  async reserve(
    tx: SqlExecutor,
    use: { orderId: string; promoCodeId: string; provider: Provider; discountCents: number; until: number },
  ): Promise<boolean> {
    const { orderId, promoCodeId, provider, discountCents, until } = use;
    const [done] = await tx.query<{ held: boolean; taken: boolean; noted: boolean }>(RESERVE, [
      orderId,
      promoCodeId,
      provider,
      discountCents,
      until,
      this.clock.now(),
    ]);
    if (done!.taken && !done!.noted) await tx.query(GIVE_BACK, [promoCodeId]);
    return done!.held || done!.taken;
  }

  async firstFree(tx: SqlExecutor, promoCodeId: string): Promise<number | null> {
    const [row] = await tx.query<{ freeAt: number | null }>(FIRST_FREE, [promoCodeId]);
    return row!.freeAt;
  }

  async redeem(tx: SqlExecutor, orderId: string): Promise<void> {
    await tx.query(REDEEM, [orderId]);
  }

  async release(tx: SqlExecutor, orderId: string): Promise<void> {
    await tx.query(RELEASE, [orderId]);
  }

  /** Gives back every use whose time is over. Scheduled, because an order can be forgotten without any event. */
  async releaseLapsed(): Promise<void> {
    await this.sql.query(RELEASE_LAPSED, [this.clock.now()]);
  }
}
