import { Inject, Injectable } from '@nestjs/common';
import type { ShieldedForm, ShieldOutcome } from '@summit/contracts';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';

/** Moves the end by a minute at least: an attack is no reason to write one row at every press. */
const START_ATTACK = statement(
  'form-attack-start',
  `insert into form_attack as a (form, ends_at) values ($1, ${at('$2')})
   on conflict (form) do update set ends_at = excluded.ends_at where a.ends_at < excluded.ends_at - interval '1 minute'`,
);
/** In the order of their key, so that processes that write at the same moment do not lock each other out. */
const ADD = statement(
  'form-verdict-add',
  `insert into form_verdict_day as d (day, form, outcome, presses)
   select c.day, c.form, c.outcome, c.presses
   from jsonb_to_recordset($1::jsonb) as c (day date, form text, outcome text, presses int) order by 1, 2, 3
   on conflict (day, form, outcome) do update set presses = d.presses + excluded.presses`,
);

/** Presses of a form on a Pacific day that ended so. */
export interface VerdictCount {
  day: string;
  form: ShieldedForm;
  outcome: ShieldOutcome;
  presses: number;
}

/** What all processes know of attacks on forms, and what became of their presses. */
@Injectable()
export class ShieldBook {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async startAttack(form: ShieldedForm, lengthMs: number): Promise<void> {
    await this.sql.query(START_ATTACK, [form, this.clock.now() + lengthMs]);
  }

  /** Each day, form and outcome once. */
  async add(counts: readonly VerdictCount[]): Promise<void> {
    await this.sql.query(ADD, [JSON.stringify(counts)]);
  }
}
