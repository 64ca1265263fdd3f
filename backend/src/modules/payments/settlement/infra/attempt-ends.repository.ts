import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, oneOf } from '../../../../platform/database/sql-text.js';
import { LIVE_ATTEMPT_STATES } from '../../domain/payment-attempt.js';
import type { AttemptEnd, AttemptEnds } from '../application/attempt-ends.port.js';

/** The one statement that ends an attempt. An ended attempt never changes again, except that its money may still arrive. */
export const SET_ATTEMPT = statement(
  'settlement-set-attempt',
  `update payment_attempt
   set state = $2, provider_ref = coalesce($3, provider_ref), decline_code = $4, updated_at = ${at('$5')}
   where id = $1 and (${oneOf('state', LIVE_ATTEMPT_STATES)} or $2 = 'succeeded') returning id`,
);

@Injectable()
export class AttemptEndsRepository implements AttemptEnds {
  constructor(private readonly sql: Sql) {}

  async end(attemptId: string, end: AttemptEnd, tx: SqlExecutor = this.sql): Promise<boolean> {
    return (await tx.query(SET_ATTEMPT, [attemptId, end.state, null, end.declineCode, end.at])).length > 0;
  }
}
