import { SETTINGS, type SettingKey } from '../platform/settings/setting-table.js';
import { settingsCommand } from './settings-command.js';

describe('the settings command', () => {
  let stored: Map<SettingKey, unknown>;
  const settings = {
    readAll: async (keys: readonly SettingKey[]) =>
      Object.fromEntries(keys.map((key) => [key, stored.has(key) ? stored.get(key) : SETTINGS[key].default])) as never,
    write: async (_tx: object, values: object) =>
      Object.entries(values).forEach(([key, value]) => stored.set(key as SettingKey, value)),
  };
  const transactions = { transaction: <Result>(work: (tx: object) => Promise<Result>) => work({}) };
  const run = (...args: string[]) => settingsCommand(settings, transactions, args);
  beforeEach(() => {
    stored = new Map();
  });

  it('lists every setting with its value and what it means', async () => {
    stored.set('prompts.daily_limit', 12);
    const { text } = await run('list');
    expect(text).toContain('prompts.daily_limit = 12\n  How many different prompts');
    for (const key of Object.keys(SETTINGS)) expect(text).toContain(`${key} = `);
  });

  it('changes one, and tells what it was before', async () => {
    expect(await run('set', 'payments.enforce_spots.dfy', '25')).toEqual({
      text: 'payments.enforce_spots.dfy is 25; it was null.',
      before: null,
      after: 25,
    });
    expect(stored.get('payments.enforce_spots.dfy')).toBe(25);
  });

  it.each([
    [[], 'Usage:'],
    [['set', 'summit.phase'], 'Usage:'],
    [['set', 'summit.phase', 'null', 'more'], 'Usage:'],
    [['set', 'summit.faze', 'null'], 'No setting is called summit.faze'],
    [['set', 'summit.phase', '"never"'], `summit.phase can't be "never"`],
    [['set', 'sessions.public_lists', 'always'], 'is no JSON'],
    [['set', 'prompts.daily_limit', '0'], `prompts.daily_limit can't be 0`],
  ])('refuses %j', async (args, reason) => {
    await expect(run(...args)).rejects.toThrow(reason);
    expect(stored.size).toBe(0);
  });
});
