import { Injectable } from '@nestjs/common';
import { HOUR_MS, DAY_MS } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { TextDecision, TextMessages, TextVerdict } from '../application/text-messages.port.js';

/** Somewhat less than a day: the text of every morning comes some seconds earlier or later than the last one. */
const RECENTLY_MS = 20 * HOUR_MS;

/** One decision at a time: two at once would both find the last place of the day free. */
const LOCK = statement('sms-lock', `select pg_advisory_xact_lock(hashtext('sms_message'))`);
const STATE = statement('sms-state', 'select state from sms_message where key = $1');
const SENT = `state in ('sending', 'sent')`;
const COUNTS = statement(
  'sms-counts',
  `select (select count(*)::int from sms_message where ${SENT} and recipient = $1 and template = $2
             and decided_at > to_timestamp($3::float8 / 1000)) as "ofNumber",
          (select count(*)::int from sms_message where ${SENT} and decided_at >= to_timestamp($4::float8 / 1000)) as "ofDay"`,
);
const INSERT = statement(
  'sms-insert',
  `insert into sms_message (key, template, recipient, decided_at, state)
   values ($1, $2, $3, to_timestamp($4::float8 / 1000), $5) on conflict do nothing`,
);
const END = statement('sms-end', 'update sms_message set state = $2 where key = $1');

@Injectable()
export class TextMessagesRepository implements TextMessages {
  constructor(private readonly sql: Sql) {}

  decide({ key, template, recipient, now, dailyLimit }: TextDecision): Promise<TextVerdict> {
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK);
      const [known] = await tx.query<{ state: string }>(STATE, [key]);
      if (known) return known.state === 'sending' ? 'send' : 'done';
      const today = Math.floor(now / DAY_MS) * DAY_MS;
      const [counts] = await tx.query<{ ofNumber: number; ofDay: number }>(COUNTS, [
        recipient,
        template,
        now - RECENTLY_MS,
        today,
      ]);
      const { ofNumber, ofDay } = counts!;
      const verdict = ofNumber > 0 ? 'number_had_it' : ofDay >= dailyLimit ? 'over_budget' : 'send';
      await tx.query(INSERT, [key, template, recipient, now, verdict === 'send' ? 'sending' : 'withheld']);
      return verdict === 'send' && ofDay + 1 === dailyLimit ? 'send_last_of_day' : verdict;
    });
  }

  async withhold({ key, template, recipient, now }: Omit<TextDecision, 'dailyLimit'>): Promise<void> {
    await this.sql.query(INSERT, [key, template, recipient, now, 'withheld']);
  }

  async end(key: string, state: 'sent' | 'refused'): Promise<void> {
    await this.sql.query(END, [key, state]);
  }
}
