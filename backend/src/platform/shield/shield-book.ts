import { Inject, Injectable } from '@nestjs/common';
import type { ShieldedForm, ShieldOutcome } from '@summit/contracts';
import { pacificDay } from '@summit/rules';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';

const UNDER_ATTACK = statement(
  'form-attack-stands',
  `select form from form_attack where form = $1 and ends_at > ${at('$2')}`,
);
/** Moves the end by a minute at least: an attack is no reason to write one row at every press. */
const START_ATTACK = statement(
  'form-attack-start',
  `insert into form_attack as a (form, ends_at) values ($1, ${at('$2')})
   on conflict (form) do update set ends_at = excluded.ends_at where a.ends_at < excluded.ends_at - interval '1 minute'`,
);
const COUNT = statement(
  'form-verdict-count',
  `insert into form_verdict_day as d (day, form, outcome, presses) values ($1::date, $2, $3, 1)
   on conflict (day, form, outcome) do update set presses = d.presses + 1`,
);
/** What all processes know of attacks on forms, and what became of their presses. */
@Injectable()
export class ShieldBook {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isUnderAttack(form: ShieldedForm): Promise<boolean> {
    return (await this.sql.query(UNDER_ATTACK, [form, this.clock.now()])).length > 0;
  }

  async startAttack(form: ShieldedForm, lengthMs: number): Promise<void> {
    await this.sql.query(START_ATTACK, [form, this.clock.now() + lengthMs]);
  }

  async count(form: ShieldedForm, outcome: ShieldOutcome): Promise<void> {
    await this.sql.query(COUNT, [pacificDay(this.clock.now()), form, outcome]);
  }
}
