import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ProviderPauses } from '../../../platform/alerts/provider-pauses.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import { WaitingJobs } from '../../../platform/outbox/waiting-jobs.js';
import { NightlyJobs } from '../../../platform/scheduler/nightly-jobs.js';
import type { AlertFacts } from '../domain/alert-facts.js';

/** The last whole hour and the same hour of so many days before. */
const DAYS_BEFORE = 14;
const NOW = at('$1');

const PAYMENTS = statement(
  'alert-payments',
  `select count(*)::int as ended, count(*) filter (where a.state = 'declined')::int as declined
   from purchase_order o join payment_attempt a on a.order_id = o.id
   where o.created_at > ${NOW} - interval '1 hour' and o.created_at <= ${NOW}
     and a.state in ('succeeded', 'declined') and ($2 or not o.is_test)`,
);

/** Newest first. Days before the first registration are left out: their zeros would make every hour unusual. */
const perHour = (table: string, time: string, condition: string): string =>
  `select coalesce(array_agg(counted.n order by day), '{}') as counts
   from generate_series(0, ${DAYS_BEFORE}) as day
   cross join lateral (select date_trunc('hour', ${NOW}) - interval '1 hour' - day * interval '1 day' as hour) at
   cross join lateral (
     select count(*)::int as n from ${table} x
     where x.${time} >= at.hour and x.${time} < at.hour + interval '1 hour' and ${condition}) counted
   where day = 0 or at.hour > (select min(created_at) from signup)`;
const SIGNUPS = statement('alert-signups', perHour('signup', 'created_at', 'true'));
const SALES = statement(
  'alert-sales',
  perHour('purchase_order', 'paid_at', 'x.paid_at is not null and ($2 or not x.is_test)'),
);

const ATTACKED = statement('alert-attacked-forms', `select form from form_attack where ends_at > ${NOW} order by form`);

/** What the rules of alerts look at, by the product's clock. */
@Injectable()
export class AlertFactsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly pauses: ProviderPauses,
    private readonly jobs: WaitingJobs,
    private readonly nights: NightlyJobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest'>,
  ) {}

  async read(): Promise<AlertFacts> {
    const now = this.clock.now();
    const tests = this.config.paymentsAreTest;
    const [payments] = await this.sql.query<AlertFacts['payments']>(PAYMENTS, [now, tests]);
    const [signups] = await this.sql.query<{ counts: number[] }>(SIGNUPS, [now]);
    const [sales] = await this.sql.query<{ counts: number[] }>(SALES, [now, tests]);
    const attacked = await this.sql.query<{ form: string }>(ATTACKED, [now]);
    return {
      pausedProviders: await this.pauses.paused(),
      dueJobs: await this.jobs.due(),
      failingNights: await this.nights.failing(),
      payments: payments!,
      signups: rateOf(signups!.counts),
      sales: rateOf(sales!.counts),
      attackedForms: attacked.map(({ form }) => form),
    };
  }
}

const rateOf = ([count = 0, ...before]: readonly number[]) => ({ count, before });
