import type { Product, Provider } from '@summit/rules';
import { statement } from '../../../../platform/database/sql.js';
import { at } from '../../../../platform/database/sql-text.js';
import type { PromoProviderState, StoredDiscount } from '../domain/promo-code.js';

export interface ListRow extends StoredDiscount {
  code: string;
  product: Product;
  with_bump: boolean;
  max_uses: number;
  expires_at: Date | null;
  is_test: boolean;
  provider: Provider;
  status: PromoProviderState;
  redeemed_count: number;
  /** bigint */
  discount_cents: string;
}

const COLUMNS = `c.code, c.product, c.with_bump, c.discount_type, c.discount_value, c.max_uses, c.expires_at, c.is_test,
          p.provider, p.status, p.redeemed_count, p.discount_cents`;

export const LIST = statement(
  'promo-list',
  `select ${COLUMNS} from promo_code c join promo_code_provider p on p.promo_code_id = c.id
   where $1::text is null or c.product = $1
   order by c.created_at desc, c.code, p.provider desc limit $2::bigint offset $3`,
);

export const FIND_RULE = statement(
  'promo-find-rule',
  `select ${COLUMNS} from promo_code c join promo_code_provider p on p.promo_code_id = c.id and p.provider = $2
   where c.code = $1`,
);

export const ADD_CODE = statement(
  'promo-add-code',
  `insert into promo_code (code, product, with_bump, discount_type, discount_value, max_uses, expires_at, is_test, id, created_at)
   values ($1, $2, $3, $4, $5, $6, ${at('$7')}, $8, $9, ${at('$10')})
   on conflict (code) do nothing returning id`,
);

/** A provider that failed can be added later: "30 days" then means the end that the code has, if it is the same day's. */
export const SAME_RULE = statement(
  'promo-same-rule',
  `select id from promo_code
   where code = $1 and product = $2 and with_bump = $3 and discount_type = $4 and discount_value = $5 and max_uses = $6
     and is_test = $8
     and case when expires_at is null or $7::float8 is null then expires_at is null and $7::float8 is null
              else abs(extract(epoch from expires_at) - $7::float8 / 1000) < 86400 end
   for update`,
);

export const ADD_PROVIDER = statement(
  'promo-add-provider',
  `insert into promo_code_provider (promo_code_id, provider, status) values ($1, $2, $3)
   on conflict do nothing returning provider`,
);

export const CONFIRM = statement(
  'promo-confirm',
  `update promo_code_provider p set status = 'active' from promo_code c
   where c.id = p.promo_code_id and c.code = $1 and p.provider = $2 and p.status <> 'inactive' returning p.provider`,
);

const OF_CODE = `p.promo_code_id = c.id and c.code = $1 and p.provider = $2`;
export const WITHDRAW = statement(
  'promo-withdraw',
  `delete from promo_code_provider p using promo_code c where ${OF_CODE}
     and not exists (select from promo_redemption r where r.promo_code_id = c.id and r.provider = p.provider)`,
);
export const DISABLE_USED = statement(
  'promo-disable-used',
  `update promo_code_provider p set status = 'inactive' from promo_code c where ${OF_CODE}`,
);
export const DROP_WITHOUT_PROVIDER = statement(
  'promo-drop-without-provider',
  `delete from promo_code c where c.code = $1
     and not exists (select from promo_code_provider p where p.promo_code_id = c.id)
     and not exists (select from promo_redemption r where r.promo_code_id = c.id)`,
);

const USABLE = `p.status <> 'inactive' and (c.expires_at is null or c.expires_at > to_timestamp`;

/** As `promoStatus` tells the statuses of rows apart. */
export const FIGURES = statement(
  'promo-figures',
  `select count(*)::int as total, count(*) filter (where ${USABLE}($2::float8 / 1000)))::int as usable,
     count(*) filter (where p.status <> 'inactive' and c.expires_at <= ${at('$2')})::int as expired,
     coalesce(sum(p.redeemed_count), 0)::int as "timesRedeemed", count(*) filter (where p.redeemed_count > 0)::int as used,
     coalesce(sum(p.discount_cents), 0)::float8 as "discountGivenCents"
   from promo_code c join promo_code_provider p on p.promo_code_id = c.id where $1::text is null or c.product = $1`,
);

/** No row: no such code. `usable`: it was, until now. */
export const DISABLE = statement(
  'promo-disable',
  `with found as (
     select p.promo_code_id, p.provider, ${USABLE}($3::float8 / 1000)) as usable
     from promo_code_provider p join promo_code c on c.id = p.promo_code_id
     where c.code = $1 and p.provider = $2 for update of p
   ), disabled as (
     update promo_code_provider p set status = 'inactive' from found
     where p.promo_code_id = found.promo_code_id and p.provider = found.provider and found.usable
   )
   select usable from found`,
);

export const DISABLE_ALL = statement(
  'promo-disable-all',
  `update promo_code_provider p set status = 'inactive' from promo_code c
   where c.id = p.promo_code_id and ${USABLE}($1::float8 / 1000)) returning c.code, p.provider`,
);

const UNUSED = `c.expires_at <= ${at('$1')} and c.redeemed_count = 0 and c.reserved_count = 0`;

/** A use that was given back does not count. Uses are deleted first, because buyers lock in this order too: the use, then the code. */
export const FORGET_RELEASED = statement(
  'promo-forget-released',
  `delete from promo_redemption r using promo_code c where c.id = r.promo_code_id and r.state = 'released' and ${UNUSED}`,
);

/** The rows of the providers go with their code at the end of the statement, so they can still be told here. */
export const CLEAR_EXPIRED = statement(
  'promo-clear-expired',
  `with gone as (
     delete from promo_code c where ${UNUSED} and not exists (select from promo_redemption r where r.promo_code_id = c.id)
     returning c.id, c.code
   )
   select gone.code, p.provider from gone join promo_code_provider p on p.promo_code_id = gone.id`,
);
