import { Injectable } from '@nestjs/common';
import { Batcher } from '../database/batcher.js';
import { executorOf, Sql, statement, type SqlExecutor } from '../database/sql.js';
import type { Transaction } from '../database/transactions.port.js';
import { AppError } from '../errors/app-error.js';
import { SETTINGS, type SettingKey, type SettingValue } from './setting-table.js';

/** Also for statements that read more than settings at once: answers `key` and `value`, for `valuesOf`. `$1`: the keys. */
export const STORED_SETTINGS = 'select key, value from setting where key = any($1::text[])';
const READ = statement('setting-read', STORED_SETTINGS);

const WRITE = statement(
  'setting-write',
  `insert into setting (key, value) select key, value from jsonb_each($1::jsonb)
   on conflict (key) do update set value = excluded.value, updated_at = now()`,
);

const LOCK = statement('setting-lock', `select pg_advisory_xact_lock(hashtextextended('settings', 0))`);

export type SettingValues<Key extends SettingKey> = { [One in Key]: SettingValue<One> };

export interface SettingChange<Key extends SettingKey> {
  before: SettingValues<Key>;
  after: SettingValues<Key>;
}

/** Settings as they are now: each is read when it is needed, so that a change holds at once in every process. */
@Injectable()
export class Settings {
  private readonly reads = new Batcher<readonly SettingKey[], ReadonlyMap<string, unknown>>((wishes) =>
    this.readFor(wishes),
  );

  constructor(private readonly sql: Sql) {}

  /** With `tx` it reads on the connection of that transaction. */
  async read<Key extends SettingKey>(key: Key, tx?: SqlExecutor): Promise<SettingValue<Key>> {
    return (await this.readAll([key], tx))[key];
  }

  /** Throws a RangeError for a value that its kind does not accept. */
  async write(tx: Transaction, values: Partial<SettingValues<SettingKey>>): Promise<void> {
    for (const [key, value] of Object.entries(values))
      if (!SETTINGS[key as SettingKey].accepts(value)) throw new RangeError(`${key} can't be ${JSON.stringify(value)}`);
    await executorOf(tx).query(WRITE, [JSON.stringify(values)]);
  }

  /**
   * Writes what `decide` makes of the values as they are, and answers them before and after; what it leaves undefined stays. Who changes
   * settings in this way waits for the other: of two changes at the same moment both stay. Throws `validation_failed` for a change of
   * nothing, and a RangeError for a value that its kind does not accept.
   */
  change<Key extends SettingKey>(
    keys: readonly Key[],
    decide: (before: SettingValues<Key>) => { [One in Key]?: SettingValue<One> | undefined },
  ): Promise<SettingChange<Key>> {
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK);
      const before = await this.readAll(keys, tx);
      const changed = namedIn(decide(before));
      await this.write(tx, changed);
      return { before, after: { ...before, ...changed } };
    });
  }

  async readAll<Key extends SettingKey>(keys: readonly Key[], tx?: SqlExecutor): Promise<SettingValues<Key>> {
    return valuesOf(keys, tx ? await storedOf(tx, keys) : await this.reads.add(keys));
  }

  /** Whoever asks while a read is under way shares the next one. */
  private async readFor(wishes: (readonly SettingKey[])[]): Promise<ReadonlyMap<string, unknown>[]> {
    const stored = await storedOf(this.sql, [...new Set(wishes.flat())]);
    return wishes.map(() => stored);
  }
}

/** Of what is stored; what is not, or is not acceptable, has its default. */
export function valuesOf<Key extends SettingKey>(
  keys: readonly Key[],
  stored: ReadonlyMap<string, unknown>,
): SettingValues<Key> {
  const valueOf = (key: Key) => {
    const value = stored.get(key);
    return value !== undefined && SETTINGS[key].accepts(value) ? value : SETTINGS[key].default;
  };
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as SettingValues<Key>;
}

async function storedOf(sql: SqlExecutor, keys: readonly SettingKey[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql.query<{ key: string; value: unknown }>(READ, [keys]);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The settings that a change names. Throws `validation_failed` where it names none. */
export function namedIn<Fields extends object>(fields: Fields): Fields {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (named.length === 0) throw new AppError('validation_failed');
  return Object.fromEntries(named) as Fields;
}
