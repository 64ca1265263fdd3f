import { SETTINGS } from '../platform/settings/setting-table.js';
import { FakeSettings } from '../platform/settings/settings.fake.js';
import { settingsCommand } from './settings-command.js';

describe('the settings command', () => {
  let settings: FakeSettings;
  const run = (...args: string[]) => settingsCommand(settings, args);
  beforeEach(() => {
    settings = new FakeSettings();
  });

  it('lists every setting with its value and what it means', async () => {
    settings.stored.set('prompts.daily_limit', 12);
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
    expect(settings.stored.get('payments.enforce_spots.dfy')).toBe(25);
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
    expect(settings.stored.size).toBe(0);
  });
});
