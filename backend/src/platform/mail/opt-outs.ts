import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';
import { Outbox } from '../outbox/outbox.js';

const HAS = statement('mail-opt-out-has', 'select from mail_opt_out where email = $1');
const ADD = statement(
  'mail-opt-out-add',
  'insert into mail_opt_out (email, at) values ($1, to_timestamp($2::float8 / 1000)) on conflict do nothing returning id',
);

const REMOVE = statement('mail-opt-out-remove', 'delete from mail_opt_out where email = $1 returning at');
const ADDRESS = statement('mail-opt-out-address', 'select email from mail_opt_out where id = $1');

/** Who has unsubscribed from everything that is not transactional: mails, reminders, text messages. */
@Injectable()
export class OptOuts {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By normalised address. */
  async has(email: string): Promise<boolean> {
    return (await this.sql.query(HAS, [email])).length > 0;
  }

  /** Repeatable; the first time counts, and is told. */
  async add(email: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      const [added] = await tx.query<{ id: string }>(ADD, [email, this.clock.now()]);
      if (added) await this.outbox.append(tx, 'mail.opted_out', { opt_out_id: added.id });
    });
  }

  /** At the person's own wish. Answers since when it held, in ISO 8601; null where it did not. */
  async remove(email: string): Promise<string | null> {
    const [removed] = await this.sql.query<{ at: Date }>(REMOVE, [email]);
    return removed?.at.toISOString() ?? null;
  }

  /** Null where the person was erased meanwhile. */
  async addressOf(id: string): Promise<string | null> {
    const [row] = await this.sql.query<{ email: string }>(ADDRESS, [id]);
    return row?.email ?? null;
  }
}
