import { Inject, Injectable } from '@nestjs/common';
import { isErasedAddress } from '@summit/rules';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';
import { KeyedHash } from '../personal-data/keyed-hash.js';
import { Outbox } from '../outbox/outbox.js';

/** Of somebody who was erased only the keyed hash of the address is there. */
const HAVE = statement(
  'mail-opt-out-have',
  `select exists (select from mail_opt_out where email in (asked.email, asked.hash)) as has
   from unnest($1::text[], $2::text[]) with ordinality as asked(email, hash, place) order by place`,
);
const ADD = statement(
  'mail-opt-out-add',
  `insert into mail_opt_out (email, at) select $1, ${at('$2')}
   where not exists (select from mail_opt_out where email = $3) on conflict do nothing returning id`,
);

const REMOVE = statement('mail-opt-out-remove', 'delete from mail_opt_out where email = $1 returning at');
const ADDRESS = statement('mail-opt-out-address', 'select email from mail_opt_out where id = $1');

/** Who has unsubscribed from everything that is not transactional: mails, reminders, text messages. */
@Injectable()
export class OptOuts {
  private readonly questions = new Batcher<string, boolean>((emails) => this.have(emails));

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly hash: KeyedHash,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By normalized address. An erased person wants nothing. */
  async has(email: string): Promise<boolean> {
    if (isErasedAddress(email)) return true;
    return this.questions.add(email);
  }

  /** What stays of an address that was erased, so that it gets no news ever. */
  hashOf(email: string): string {
    return `erased:${this.hash.of('opt-out', email)}`;
  }

  /** Repeatable; the first time counts, and is told. It writes nothing about an erased person. */
  async add(email: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      const [added] = await tx.query<{ id: string }>(ADD, [email, this.clock.now(), this.hashOf(email)]);
      if (added) await this.outbox.append(tx, 'mail.opted_out', { opt_out_id: added.id });
    });
  }

  /** At the person's own wish. Answers since when it held, in ISO 8601; null where it did not. */
  async remove(email: string): Promise<string | null> {
    const [removed] = await this.sql.query<{ at: Date }>(REMOVE, [email]);
    return removed?.at.toISOString() ?? null;
  }

  private async have(emails: string[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ has: boolean }>(HAVE, [emails, emails.map((email) => this.hashOf(email))]);
    return rows.map(({ has }) => has);
  }

  /** Null where the person was erased meanwhile. */
  async addressOf(id: string): Promise<string | null> {
    const [row] = await this.sql.query<{ email: string }>(ADDRESS, [id]);
    return row?.email ?? null;
  }
}
