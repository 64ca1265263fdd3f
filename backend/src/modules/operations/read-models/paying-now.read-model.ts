import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, oneOf } from '../../../platform/database/sql-text.js';
import { LIVE_ATTEMPT_STATES } from '../../payments/payments.public.js';

/** A buyer who has not come back from the payment page by then has most likely left it. */
const PAYING_MINUTES = 30;

/** Tests count only where all payments are tests (`$2`). */
const PAYING = statement(
  'paying-now',
  `select count(*)::int as "openCheckouts",
     (count(distinct coalesce(o.email, o.buyer_id::text, o.session_id))
       filter (where a.created_at > ${at('$1')} - interval '${PAYING_MINUTES} minutes'))::int as buyers
   from payment_attempt a join purchase_order o on o.id = a.order_id
   where ${oneOf('a.state', LIVE_ATTEMPT_STATES)} and ($2 or not o.is_test)`,
);

export interface PayingNow {
  buyers: number;
  openCheckouts: number;
}

/** How many are in the middle of paying. Payments that are open are few, and have an index of their own. */
@Injectable()
export class PayingNowReadModel {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest'>,
  ) {}

  async read(): Promise<PayingNow> {
    const [row] = await this.sql.query<PayingNow>(PAYING, [this.clock.now(), this.config.paymentsAreTest]);
    return row!;
  }
}
