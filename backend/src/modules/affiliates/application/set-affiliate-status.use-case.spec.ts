import { SetAffiliateStatusUseCase } from './set-affiliate-status.use-case.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';

describe('the status of an affiliate (C-062)', () => {
  const accounts = new InMemorySpeakerAccounts();
  const statuses = new SetAffiliateStatusUseCase(accounts, accounts);
  beforeAll(async () => {
    await accounts.create({}, { id: 'a1', code: 'AMARA', name: 'Amara', email: 'amara@speakers.test', at: 0 });
    const link = { tokenHash: 'h', purpose: 'invite', email: null, createdAt: 0, expiresAt: 1_000 } as const;
    await accounts.openLink({}, { ...link, affiliateId: 'a1' });
  });

  it('answers what it was, and ends links that set a password', async () => {
    expect(await statuses.execute(' amara ', 'disabled')).toBe('active');
    expect(await accounts.isActive('a1')).toBe(false);
    expect(accounts.links).toEqual([]);
    expect(await statuses.execute('AMARA', 'disabled')).toBe('disabled');
    expect(await statuses.execute('AMARA', 'active')).toBe('disabled');
    expect(await accounts.isActive('a1')).toBe(true);
  });

  it('knows nobody of another code', async () => {
    await expect(statuses.execute('NOBODY', 'disabled')).rejects.toMatchObject({ code: 'not_found' });
  });
});
