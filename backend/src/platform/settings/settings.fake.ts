import { SETTINGS, type SettingKey } from './setting-table.js';
import { namedIn, type Settings } from './settings.js';

/** The settings in memory; none is set at first. */
export class FakeSettings implements Pick<Settings, 'read' | 'readAll' | 'write' | 'change'> {
  readonly stored = new Map<SettingKey, unknown>();

  readonly read: Settings['read'] = async (key) => this.valueOf(key) as never;

  readonly readAll: Settings['readAll'] = async (keys) =>
    Object.fromEntries(keys.map((key) => [key, this.valueOf(key)])) as never;

  async write(_tx: unknown, values: object): Promise<void> {
    for (const [key, value] of Object.entries(values)) this.stored.set(key as SettingKey, value);
  }

  readonly change: Settings['change'] = async (keys, decide) => {
    const before = await this.readAll(keys);
    const changed = namedIn(decide(before));
    await this.write({}, changed);
    return { before, after: { ...before, ...changed } };
  };

  private valueOf(key: SettingKey): unknown {
    return this.stored.has(key) ? this.stored.get(key) : SETTINGS[key].default;
  }
}
