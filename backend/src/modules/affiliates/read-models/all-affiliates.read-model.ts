import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { firstDay } from '../domain/first-day.js';

/** Cents. Figures of the window; the affiliate itself is listed in every window. */
export interface AffiliateFigures {
  code: string;
  name: string;
  email: string;
  status: 'active' | 'disabled';
  createdAt: Date;
  clicks: number;
  signups: number;
  orders: number;
  salesCents: number;
  commissionCents: number;
}

/** How long a list may be repeated, and how many windows are remembered. */
const FRESH_MS = 10_000;
const MAX_REMEMBERED = 20;

const ALL_TIME = '-infinity';

/**
 * Sales are money received minus refunds by the day of the money (C-099), orders are those whose money is kept, as everywhere on the
 * dashboard; commissions count by the day they were booked. `$1` and `$2` are the days of the window; all time is kept as a day of
 * its own.
 */
const FIGURES = statement(
  'all-affiliates',
  `with click as (select affiliate_id, count(*)::int as n from referral_click
             where affiliate_id is not null and day >= $1::date group by affiliate_id),
   registration as (select affiliate_id, sum(signups)::int as n from affiliate_signup_day_now
                    where day between $1::date and $2::date group by affiliate_id),
   money as (select affiliate_id, sum(purchases)::int as orders, sum(net_cents) as sales_cents, sum(commission_cents) as commission_cents
             from affiliate_day_now where day between $1::date and $2::date group by affiliate_id)
   select a.code, a.name, a.email, a.status, a.created_at as "createdAt", coalesce(click.n, 0) as clicks,
     coalesce(registration.n, 0) as signups, coalesce(money.orders, 0) as orders,
     coalesce(money.sales_cents, 0)::float8 as "salesCents", coalesce(money.commission_cents, 0)::float8 as "commissionCents"
   from affiliate a left join click on click.affiliate_id = a.id left join registration on registration.affiliate_id = a.id
   left join money on money.affiliate_id = a.id
   order by a.code`,
);

/** Every affiliate with what it has brought. */
@Injectable()
export class AllAffiliatesReadModel {
  private readonly remembered = new Map<string, { until: number; figures: Promise<AffiliateFigures[]> }>();

  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By code. `days`: the last N calendar days (C-100), else all time. May be ten seconds old unless it `mustBeFresh`. */
  async figures({
    days,
    mustBeFresh,
  }: {
    days?: number | undefined;
    mustBeFresh: boolean;
  }): Promise<AffiliateFigures[]> {
    const now = this.clock.now();
    const day = firstDay(now, days);
    const known = this.remembered.get(day);
    if (known && known.until > now && !mustBeFresh) return known.figures;
    const entry = {
      until: now + FRESH_MS,
      figures: this.sql.query<AffiliateFigures>(FIGURES, [day, day === ALL_TIME ? ALL_TIME : 'infinity']),
    };
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(day, entry);
    entry.figures.catch(() => {
      if (this.remembered.get(day) === entry) this.remembered.delete(day);
    });
    return entry.figures;
  }

  /** After a change that the list should show at once. Other processes show it ten seconds later. */
  forget(): void {
    this.remembered.clear();
  }
}
