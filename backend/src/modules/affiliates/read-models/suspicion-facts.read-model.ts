import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { SuspicionReader } from '../application/suspicion-facts.port.js';
import type { SuspicionFacts } from '../domain/suspicion.js';

type Facts = SuspicionFacts & { affiliateId: string };

const FACTS = statement(
  'suspicion-facts',
  `select t.affiliate_id as "affiliateId", o.email as "buyerEmail", known.emails as "affiliateEmails",
     exists (select from purchase_order own where own.buyer_id = o.buyer_id and own.email = any (known.emails)
       and own.paid_at is not null) as "ownBrowser",
     exists (select from purchase_order own join saved_card used on used.order_id = own.id
       where own.email = any (known.emails) and used.brand = card.brand and used.last4 = card.last4) as "ownCard",
     (select count(*) from referral_click k where k.affiliate_id = t.affiliate_id
       and k.clicked_at > o.created_at - interval '1 hour' and k.clicked_at <= o.created_at)::int as "clicksInHour",
     (select count(*) from referred_signup s where s.affiliate_id = t.affiliate_id
       and s.referred_at > o.created_at - interval '1 hour' and s.referred_at <= o.created_at)::int as "signupsInHour",
     (select count(distinct other.email) from order_attribution others join saved_card other on other.order_id = others.order_id
       where others.affiliate_id = t.affiliate_id and other.brand = card.brand and other.last4 = card.last4)::int as "addressesOnCard",
     recent.orders as "recentOrders", recent.refunded as "refundedOrders"
   from order_attribution t
     join affiliate a on a.id = t.affiliate_id
     join purchase_order o on o.id = t.order_id
     left join saved_card card on card.order_id = o.id
     cross join lateral (
       select lower(a.email) || array(select distinct lower(f.email) from affiliate_former_email f
         where f.affiliate_id = a.id order by 1) as emails) known
     cross join lateral (
       select count(*)::int as orders, count(*) filter (where sold.refunded_cents > 0)::int as refunded
       from order_attribution counted join purchase_order sold on sold.id = counted.order_id
       where counted.affiliate_id = t.affiliate_id and sold.paid_at > ${at('$2')} - interval '90 days') recent
   where t.order_id = $1`,
);

/** What is known about an order when somebody asks whether its commission is honest. It reads what other modules keep, as read models do. */
@Injectable()
export class SuspicionFactsReadModel implements SuspicionReader {
  constructor(private readonly sql: Sql) {}

  async factsAbout(orderId: string, now: number): Promise<Facts | null> {
    const [row] = await this.sql.query<Facts>(FACTS, [orderId, now]);
    return row ?? null;
  }
}
