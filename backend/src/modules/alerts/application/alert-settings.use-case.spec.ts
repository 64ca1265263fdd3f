import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { SETTINGS, type SettingKey } from '../../../platform/settings/setting-table.js';
import { AlertSettingsUseCase, type AlertChoices } from './alert-settings.use-case.js';

const NOW = 1_762_459_200_000;

describe('the settings of alerts', () => {
  const stored = new Map<string, unknown>();
  const told: object[] = [];
  const settings = {
    readAll: async (keys: readonly SettingKey[]) =>
      Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? SETTINGS[key].default])),
    write: async (_tx: unknown, values: object) =>
      Object.entries(values).forEach(([key, value]) => stored.set(key, value)),
  };
  const useCase = new AlertSettingsUseCase(
    settings as ConstructorParameters<typeof AlertSettingsUseCase>[0],
    { tell: async (_tx, message) => void told.push(message) },
    new SerialTransactions(),
    new FixedClock(NOW),
  );

  it('are read back as saved, and answer what was before', async () => {
    const after: AlertChoices = {
      recipients: ['a@summit.test'],
      webhookUrl: 'https://hooks.test/1',
      quietFrom: 1,
      quietTo: 2,
      queueMinutes: 3,
      failingPercent: 4,
    };
    expect(await useCase.save(after)).toEqual({
      recipients: [],
      webhookUrl: null,
      quietFrom: 22,
      quietTo: 7,
      queueMinutes: 5,
      failingPercent: 50,
    });
    expect(await useCase.read()).toEqual(after);
  });

  it('are tried by a message of its own each time', async () => {
    await useCase.test();
    await useCase.test();
    expect(told).toEqual([
      expect.objectContaining({ raisedAt: NOW, summary: expect.stringContaining('This is a test') }),
      expect.anything(),
    ]);
    expect(new Set(told.map((one) => (one as { id: string }).id)).size).toBe(2);
  });
});
