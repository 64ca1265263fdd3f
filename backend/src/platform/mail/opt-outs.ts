import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';

const HAS = statement('mail-opt-out-has', 'select from mail_opt_out where email = $1');
const ADD = statement(
  'mail-opt-out-add',
  'insert into mail_opt_out (email, at) values ($1, to_timestamp($2::float8 / 1000)) on conflict do nothing',
);

/** Who has unsubscribed from everything that is not transactional: mails, reminders, text messages. */
@Injectable()
export class OptOuts {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By normalised address. */
  async has(email: string): Promise<boolean> {
    return (await this.sql.query(HAS, [email])).length > 0;
  }

  /** Repeatable; the first time counts. */
  async add(email: string): Promise<void> {
    await this.sql.query(ADD, [email, this.clock.now()]);
  }
}
