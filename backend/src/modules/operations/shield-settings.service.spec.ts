import type { ShieldChoices } from '@summit/contracts';
import { SerialTransactions } from '../../platform/database/transactions.fake.js';
import { SETTINGS, type SettingKey } from '../../platform/settings/setting-table.js';
import { ShieldSettingsService } from './shield-settings.service.js';

const FIRST: ShieldChoices = {
  attack_mode: 'auto',
  refuse_disposable: true,
  allowed_domains: [],
  refused_domains: [],
};

// F-330
describe('the settings of the shield', () => {
  function scene() {
    const stored = new Map<string, unknown>();
    const settings = {
      readAll: async (keys: readonly SettingKey[]) =>
        Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? SETTINGS[key].default])),
      write: async (_tx: unknown, values: object) =>
        Object.entries(values).forEach(([key, value]) => stored.set(key, value)),
    };
    return new ShieldSettingsService(
      settings as ConstructorParameters<typeof ShieldSettingsService>[0],
      new SerialTransactions(),
    );
  }

  it('keep what another owner has set meanwhile, where only something else is changed', async () => {
    const service = scene();
    await service.save({ refused_domains: ['throw.example'] });
    await service.save({ attack_mode: 'always', refuse_disposable: false });
    expect(await service.read()).toEqual({
      ...FIRST,
      attack_mode: 'always',
      refuse_disposable: false,
      refused_domains: ['throw.example'],
    });
  });

  it('answer what was before and what is now, read within the save', async () => {
    const service = scene();
    const [first, second] = [service.save({ attack_mode: 'never' }), service.save({ allowed_domains: ['a.example'] })];
    const middle = { ...FIRST, attack_mode: 'never' };
    expect(await first).toEqual({ before: FIRST, after: middle });
    expect(await second).toEqual({ before: middle, after: { ...middle, allowed_domains: ['a.example'] } });
  });

  it('refuse a change of nothing', async () => {
    await expect(scene().save({})).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
