import { SETTINGS, type SettingKey, type SettingValue } from '../../src/platform/settings/setting-table.js';
import type { Settings } from '../../src/platform/settings/settings.js';

/** Settings as they are where an operator has set these, and nobody anything else. */
export function settingsWith(set: { [Key in SettingKey]?: SettingValue<Key> }): Pick<Settings, 'read' | 'readAll'> {
  const valueOf = <Key extends SettingKey>(key: Key) =>
    (key in set ? set[key] : SETTINGS[key].default) as SettingValue<Key>;
  return {
    read: async (key) => valueOf(key),
    readAll: async <Key extends SettingKey>(keys: readonly Key[]) =>
      Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as { [One in Key]: SettingValue<One> },
  };
}
