import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { SETTINGS, type SettingKey } from './setting-table.js';
import { Settings } from './settings.js';

describe('Settings', () => {
  let database: SqlDatabase;
  let settings: Settings;
  beforeAll(async () => {
    database = await startSqlDatabase();
    settings = new Settings(database.sql);
  });
  afterAll(() => database.stop());
  afterEach(() => database.rows('delete from setting'));
  const store = (key: SettingKey, value: unknown) =>
    database.rows('insert into setting (key, value) values ($1, $2)', [key, JSON.stringify(value)]);

  it('answers defaults that their own kinds accept, where nothing is stored', async () => {
    const keys = Object.keys(SETTINGS) as SettingKey[];
    const values = await settings.readAll(keys);
    for (const key of keys) {
      expect(values[key]).toBe(SETTINGS[key].default);
      expect(SETTINGS[key].accepts(SETTINGS[key].default)).toBe(true);
      expect(SETTINGS[key].meaning).not.toBe('');
    }
  });

  it('answers what is stored, false and null included', async () => {
    await store('mask_registrant_emails', false);
    await store('payments.enforce_spots.dfy', 20);
    await store('payments.enforce_spots.vip', null);
    await store('summit.phase', 'live');
    expect(
      await settings.readAll([
        'mask_registrant_emails',
        'payments.enforce_spots.dfy',
        'payments.enforce_spots.vip',
        'summit.phase',
      ]),
    ).toEqual({
      mask_registrant_emails: false,
      'payments.enforce_spots.dfy': 20,
      'payments.enforce_spots.vip': null,
      'summit.phase': 'live',
    });
  });

  it('keeps to the default where the stored value is of another kind', async () => {
    await store('summit.phase', 'tomorrow');
    await store('mask_registrant_emails', 'no');
    await store('payments.enforce_spots.dfy', -1);
    expect(await settings.read('summit.phase')).toBeNull();
    expect(await settings.read('mask_registrant_emails')).toBe(true);
    expect(await settings.read('payments.enforce_spots.dfy')).toBeNull();
  });

  it('writes several at once, and no value that its kind does not accept', async () => {
    const write = (values: Parameters<Settings['write']>[1]) =>
      database.sql.transaction((tx) => settings.write(tx, values));
    await write({ 'company.name': 'Summit LLC', 'prompts.daily_limit': 12 });
    await write({ 'company.name': 'Summit Inc.' });
    expect(await settings.readAll(['company.name', 'prompts.daily_limit'])).toEqual({
      'company.name': 'Summit Inc.',
      'prompts.daily_limit': 12,
    });
    await expect(write({ 'company.name': 'Other', 'prompts.daily_limit': -1 })).rejects.toThrow(RangeError);
    expect(await settings.read('company.name')).toBe('Summit Inc.');
  });

  it('keeps both of two changes of one list at the same moment', async () => {
    const add = (domain: string) =>
      settings.change(['shield.refused_domains'], ({ 'shield.refused_domains': domains }) => ({
        'shield.refused_domains': [...domains, domain],
      }));
    const names = Array.from({ length: 8 }, (_, number) => `d${number}.example`);
    const changes = await Promise.all(names.map(add));
    const after = await settings.read('shield.refused_domains');
    expect(after.toSorted()).toEqual(names);
    expect(changes.map(({ before }) => before['shield.refused_domains'].length).sort()).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(changes.map((one) => one.after['shield.refused_domains'])).toContainEqual(after);
  });

  it('leaves alone what a change does not name', async () => {
    await store('company.tax_id', 'EIN 1');
    const keys = ['company.name', 'company.tax_id', 'company.invoice_note'] as const;
    const { after } = await settings.change(keys, () => ({
      'company.name': 'Summit LLC',
      'company.tax_id': undefined,
    }));
    expect(after).toEqual({ 'company.name': 'Summit LLC', 'company.tax_id': 'EIN 1', 'company.invoice_note': '' });
    expect(await settings.readAll(keys)).toEqual(after);
    expect(await database.rows('select key from setting order by key')).toEqual([
      { key: 'company.name' },
      { key: 'company.tax_id' },
    ]);
  });

  it('sees what its transaction has written', async () => {
    await database.sql.transaction(async (tx) => {
      await tx.query({ name: '', text: `insert into setting (key, value) values ('summit.phase', '"live"')` });
      expect(await settings.read('summit.phase', tx)).toBe('live');
      expect(await settings.read('summit.phase')).toBeNull();
      await tx.query({ name: '', text: 'delete from setting' });
    });
  });
});
