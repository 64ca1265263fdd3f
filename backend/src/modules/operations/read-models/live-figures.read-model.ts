import { Inject, Injectable } from '@nestjs/common';
import type { LiveFigures } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';

interface Stored {
  visitors: number;
  page_views: number;
  signups: number;
  cents: number;
  failed_payments: number;
}

const NOW = at('$1');
const HOUR_AGO = `${NOW} - interval '1 hour'`;
/** Orders that count: tests only where all payments are tests (`$2`). */
const COUNTED = '($2 or not o.is_test)';

/** Each figure by an index on its time; all of them in one round trip. */
const FIGURES = statement(
  'live-figures',
  `select
     (select count(distinct visitor_id)::int from page_view where viewed_at > ${NOW} - interval '5 minutes') as visitors,
     (select count(*)::int from page_view where viewed_at > ${NOW} - interval '5 minutes') as page_views,
     (select count(*)::int from signup where created_at > ${HOUR_AGO}) as signups,
     coalesce((select sum(p.amount_cents) from payment p join purchase_order o on o.id = p.order_id
        where p.received_at > ${HOUR_AGO} and p.booked_as = 'order' and ${COUNTED}), 0)::float8
     - coalesce((select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id join purchase_order o on o.id = p.order_id
        where r.occurred_at > ${HOUR_AGO} and r.state = 'succeeded' and p.booked_as = 'order' and ${COUNTED}), 0)::float8 as cents,
     (select count(*)::int from purchase_order o join payment_attempt a on a.order_id = o.id
        where o.created_at > ${HOUR_AGO} and a.decline_code is not null and ${COUNTED}) as failed_payments`,
);

/** What happens at this moment, by the product's clock. */
@Injectable()
export class LiveFiguresReadModel {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest'>,
  ) {}

  async read(): Promise<LiveFigures> {
    const now = this.clock.now();
    const [row] = await this.sql.query<Stored>(FIGURES, [now, this.config.paymentsAreTest]);
    const { cents, ...figures } = row!;
    return { at: new Date(now).toISOString(), ...figures, revenue: dollars(cents) };
  }
}
