import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { FakeImportRuns } from '../../../platform/import-runs/import-runs.fake.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { ExternalAffiliate, ExternalAffiliates } from './external-affiliates.port.js';
import { ImportAffiliatesUseCase } from './import-affiliates.use-case.js';
import type { NewAffiliate } from './speaker-accounts.port.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const JANE: ExternalAffiliate = { id: 'jane', name: 'Jane Jameson', email: 'Jane@Blog.test', createdAt: NOW - 1_000 };

describe('the import of affiliates from the external platform (C-057)', () => {
  let accounts: InMemorySpeakerAccounts;
  let listed: ExternalAffiliate[];
  let runs: FakeImportRuns;
  let imports: ImportAffiliatesUseCase;
  beforeEach(() => {
    accounts = new InMemorySpeakerAccounts();
    listed = [JANE];
    runs = new FakeImportRuns();
    const all = async (reached: Parameters<ExternalAffiliates['all']>[0]) => {
      await reached({ people: listed.length, pages: { done: 1, total: 1 } });
      return listed;
    };
    imports = new ImportAffiliatesUseCase({ all }, accounts, accounts, new FixedClock(NOW), runs);
  });

  it('makes an active affiliate without a password, by upper-case code and lower-case address', async () => {
    expect(await imports.execute()).toEqual({ imported: ['JANE'], known: 0, skipped: [] });
    expect(accounts.accounts).toEqual([
      {
        id: expect.any(String) as string,
        code: 'JANE',
        name: 'Jane Jameson',
        email: 'jane@blog.test',
        status: 'active',
        passwordHash: null,
      },
    ]);
    expect(accounts.links).toEqual([]);
  });

  it('is repeatable: who is here by code or by address stays as they are (A-148)', async () => {
    await imports.execute();
    const before = structuredClone(accounts.accounts);
    listed = [
      { ...JANE, name: 'Another Name' },
      { ...JANE, id: 'jane-again' },
      { ...JANE, email: 'other@blog.test' },
      { ...JANE, id: 'kofi', email: 'kofi@blog.test' },
    ];
    expect(await imports.execute()).toEqual({ imported: ['KOFI'], known: 3, skipped: [] });
    expect(accounts.accounts.slice(0, 1)).toEqual(before);
    expect(accounts.accounts).toHaveLength(2);
  });

  it('takes the first of those that share a code or an address at the platform', async () => {
    listed = [JANE, { ...JANE, id: 'JANE' }, { ...JANE, id: 'other' }];
    expect(await imports.execute()).toEqual({ imported: ['JANE'], known: 2, skipped: [] });
  });

  it('leaves out and names who has no usable code or address', async () => {
    listed = [
      { ...JANE, id: 'not a code' },
      { ...JANE, id: 'nobody', email: '' },
      { ...JANE, id: 'wrong', email: 'jane@' },
      { ...JANE, id: 'long', email: `${'x'.repeat(250)}@b.test` },
    ];
    expect(await imports.execute()).toEqual({
      imported: [],
      known: 0,
      skipped: ['not a code', 'nobody', 'wrong', 'long'],
    });
  });

  it('stores no control characters, no endless names and no day to come', async () => {
    const made: NewAffiliate[] = [];
    const store = {
      addUnknown: async (_tx: object, given: readonly NewAffiliate[]) => {
        made.push(...given);
        return [];
      },
    };
    listed = [
      { ...JANE, name: 'A\u0000\nB', createdAt: NOW + 1 },
      { ...JANE, id: 'k', email: 'k@blog.test', name: 'x'.repeat(500), createdAt: null },
      { ...JANE, id: 'nameless', email: 'n@blog.test', name: ' ' },
    ];
    await new ImportAffiliatesUseCase(
      { all: async () => listed },
      store,
      accounts,
      new FixedClock(NOW),
      runs,
    ).execute();
    expect(made.map(({ name, at }) => [name, at])).toEqual([
      ['A B', NOW],
      ['x'.repeat(120), NOW],
      ['nameless', JANE.createdAt],
    ]);
  });

  it('imports nobody when the platform fails on the way', async () => {
    const platform = { all: () => Promise.reject(new AppError('tapfiliate_unavailable')) };
    const failing = new ImportAffiliatesUseCase(platform, accounts, accounts, new FixedClock(NOW), runs);
    await expect(failing.execute()).rejects.toMatchObject({ code: 'tapfiliate_unavailable' });
    expect(accounts.accounts).toEqual([]);
  });

  it('tells how far the list is read, and what the import came to (A-146)', async () => {
    listed = [JANE, { ...JANE, id: 'not a code' }];
    await imports.execute();
    expect(runs.positions).toEqual([{ done: 2, total: null, pages: { done: 1, total: 1 } }]);
    expect(runs.outcomes).toEqual([{ kind: 'affiliates', imported: 1, skipped: 1 }]);
  });
});
