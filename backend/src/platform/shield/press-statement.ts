import { Inject, Injectable } from '@nestjs/common';
import type { ShieldedForm } from '@summit/contracts';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Batcher } from '../database/batcher.js';
import { Sql, statement, type SqlExecutor } from '../database/sql.js';
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

/**
 * No setting has a key without a dot, as forms do. Keys of forms are used up in their order, so that processes that write at the same moment
 * do not lock each other out. Does not wait for the disk: the registration that follows does, for all that was written before it. So a crash
 * of the database gives no key back that has registered anybody, only one of the last moment that was refused, or a proof of work of a sign-in.
 */
const PRESS = statement(
  'shield-press',
  `with unhurried as materialized (select set_config('synchronous_commit', 'off', true)), spent as (
     insert into spent_form_key (key, expires_at)
     select key, ${at('ends')} from unhurried, unnest($4::text[], $5::float8[]) as spent(key, ends) order by 1
     on conflict (key) do nothing returning key
   )
   select key, value, false as spent from (${STORED_SETTINGS}) as stored
   union all select form, 'true'::jsonb, false from form_attack where form = any($2::text[]) and ends_at > ${at('$3')}
   union all select key, null, true from spent`,
);

interface Asked {
  form?: ShieldedForm;
  key?: { text: string; expiresAt: number };
}
interface Answer extends Situation {
  isFresh: boolean;
}

/** What presses of forms ask and use up at the same moment, in one statement, because every press does both (D-223, D-456). */
@Injectable()
export class PressStatement {
  private readonly presses = new Batcher<Asked, Answer>((asked) => this.answers(asked));

  constructor(
    @Inject(Sql) private readonly sql: Pick<SqlExecutor, 'query'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  situationOf(form: ShieldedForm): Promise<Situation> {
    return this.presses.add({ form });
  }

  /** False for a key that was used before. `expiresAt` in ms. */
  async spend(text: string, expiresAt: number): Promise<boolean> {
    return (await this.presses.add({ key: { text, expiresAt } })).isFresh;
  }

  private async answers(asked: Asked[]): Promise<Answer[]> {
    const keys = asked.flatMap(({ key }) => key ?? []);
    const rows = await this.sql.query<{ key: string; value: unknown; spent: boolean }>(PRESS, [
      SETTING_KEYS,
      [...new Set(asked.flatMap(({ form }) => form ?? []))],
      this.clock.now(),
      keys.map(({ text }) => text),
      keys.map(({ expiresAt }) => expiresAt),
    ]);
    const found = new Map(rows.filter(({ spent }) => !spent).map(({ key, value }) => [key, value]));
    const fresh = new Set(rows.filter(({ spent }) => spent).map(({ key }) => key));
    const settings = valuesOf(SETTING_KEYS, found);
    return asked.map(({ form, key }) => ({
      settings,
      attacked: form !== undefined && found.has(form),
      // A press with the same key in the same moment is the second.
      isFresh: key !== undefined && fresh.delete(key.text),
    }));
  }
}
