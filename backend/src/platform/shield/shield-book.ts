import { Inject, Injectable } from '@nestjs/common';
import type { ShieldedForm, ShieldOutcome } from '@summit/contracts';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';
import type { SettingValue } from '../settings/setting-table.js';
import { STORED_SETTINGS, valuesOf } from '../settings/settings.js';

const SETTING_KEYS = [
  'shield.suspicious_per_minute',
  'shield.attack_minutes',
  'shield.block_per_hour',
  'shield.work_tries',
  'shield.refuse_disposable',
  'shield.allowed_domains',
  'shield.refused_domains',
  'shield.attack_mode',
] as const;
export type ShieldSettings = { [Key in (typeof SETTING_KEYS)[number]]: SettingValue<Key> };

/** What holds for a form at this moment. */
export interface Situation {
  settings: ShieldSettings;
  attacked: boolean;
}

/** No setting has a key without a dot, as forms do. */
const SITUATION = statement(
  'shield-situation',
  `${STORED_SETTINGS}
   union all select form, 'true'::jsonb from form_attack where form = any($2::text[]) and ends_at > ${at('$3')}`,
);
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
  private readonly looks = new Batcher<ShieldedForm, Situation>((forms) => this.situationsOf(forms));

  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In one statement, because every press of a form asks. */
  situationOf(form: ShieldedForm): Promise<Situation> {
    return this.looks.add(form);
  }

  async startAttack(form: ShieldedForm, lengthMs: number): Promise<void> {
    await this.sql.query(START_ATTACK, [form, this.clock.now() + lengthMs]);
  }

  /** Each day, form and outcome once. */
  async add(counts: readonly VerdictCount[]): Promise<void> {
    await this.sql.query(ADD, [JSON.stringify(counts)]);
  }

  private async situationsOf(forms: ShieldedForm[]): Promise<Situation[]> {
    const rows = await this.sql.query<{ key: string; value: unknown }>(SITUATION, [
      SETTING_KEYS,
      [...new Set(forms)],
      this.clock.now(),
    ]);
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    const settings = valuesOf(SETTING_KEYS, found);
    return forms.map((form) => ({ settings, attacked: found.has(form) }));
  }
}
