import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { ExperimentFigures } from '../application/experiment-figures.port.js';
import type { ArmDay } from '../domain/looks.js';

/**
 * Revenue of a visitor: what the book keeps of the orders that the registered address has paid since it saw its headline; refunds on
 * their own day. The share of a day in the sum of squares is what the visitor's square was less what it had been.
 * `$2`: whether orders flagged as tests count.
 */
const DAYS = statement(
  'experiment-days',
  `with registered as (select r.signup_id, r.visitor, r.variant, r.exposed_at, s.email, s.created_at
       from experiment_registration r join signup s on s.id = r.signup_id where r.experiment_id = $1),
     moved as (select r.visitor, r.variant, p.day, sum(p.net_cents)::float8 as cents
       from registered r join purchase_order o on o.email = r.email and o.paid_at >= r.exposed_at and ($2 or not o.is_test)
       join order_part_now p on p.order_id = o.id where p.net_cents <> 0 group by 1, 2, 3),
     summed as (select variant, day, cents, sum(cents) over (partition by visitor order by day) as later from moved),
     added as (
       select variant, pacific_day(exposed_at) as day, 1 as visitors, 0 as registrations, 0::float8 as cents, 0::float8 as squared,
         0 as payers
       from experiment_exposure where experiment_id = $1
       union all select variant, pacific_day(min(created_at)), 0, 1, 0, 0, 0 from registered group by visitor, variant
       union all select variant, day, 0, 0, cents, later * later - (later - cents) * (later - cents),
         (later <> 0)::int - (later <> cents)::int from summed)
   select variant, to_char(day, 'YYYY-MM-DD') as day, sum(visitors)::int as visitors, sum(registrations)::int as registrations,
     sum(cents)::float8 as cents, sum(squared)::float8 as "squaredCents", sum(payers)::int as payers
   from added group by variant, day order by day, variant`,
);
const VISITORS = statement(
  'experiment-visitors',
  `select count(*) filter (where variant = 'A')::int as "A", count(*) filter (where variant = 'B')::int as "B"
   from experiment_exposure where experiment_id = $1`,
);

@Injectable()
export class ExperimentFiguresReadModel implements ExperimentFigures {
  constructor(
    private readonly sql: Sql,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest'>,
  ) {}

  days(experimentId: string): Promise<ArmDay[]> {
    return this.sql.query<ArmDay & object>(DAYS, [experimentId, this.config.paymentsAreTest]);
  }

  async visitors(experimentId: string): Promise<{ A: number; B: number }> {
    return (await this.sql.query<{ A: number; B: number }>(VISITORS, [experimentId]))[0]!;
  }
}
