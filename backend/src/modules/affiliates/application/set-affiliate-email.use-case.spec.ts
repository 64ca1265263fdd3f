import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { codeOf } from '../../../../test/harness/auth-kit.js';
import { InMemoryPayoutMethods } from './payout-methods.fake.js';
import { SetAffiliateEmailUseCase } from './set-affiliate-email.use-case.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';

const BUNDLED = 'amara-okafor@speakers.summit.test';
const GIVEN = 'amara@okafor.example';

// C-020
describe('the address of an affiliate, set by an owner', () => {
  let accounts: InMemorySpeakerAccounts;
  let methods: InMemoryPayoutMethods;
  let set: (email: string, code?: string, seen?: string) => ReturnType<SetAffiliateEmailUseCase['execute']>;
  beforeEach(() => {
    accounts = new InMemorySpeakerAccounts();
    accounts.accounts = [
      { id: 'a1', code: 'AMARA', name: 'Amara', email: BUNDLED, status: 'active', passwordHash: 'hash of right' },
    ];
    methods = new InMemoryPayoutMethods();
    const sut = new SetAffiliateEmailUseCase(accounts, accounts, methods, new FixedClock(1));
    set = (email, code = ' amara ', seen) => sut.execute(code, { email, seen });
  });
  const paidTo = async () => (await methods.ofAffiliate('a1')).approved?.details ?? null;
  const payTo = (email: string) =>
    methods.add(
      {},
      { id: 'm1', affiliateId: 'a1', status: 'approved', details: { kind: 'paypal', email, taxNote: null }, at: 0 },
    );

  it('takes the place of the one from the content, and ends links', async () => {
    const link = { tokenHash: 'h', purpose: 'invite', email: null, createdAt: 0, expiresAt: 1_000 } as const;
    await accounts.openLink({}, { ...link, affiliateId: 'a1' });
    expect(await set(' Amara@Okafor.example ')).toEqual({ code: 'AMARA', before: BUNDLED, after: GIVEN });
    expect([accounts.accounts[0]!.email, accounts.links, await paidTo()]).toEqual([GIVEN, [], null]);
  });

  it('takes along what was paid to the one before, and leaves another way to be paid alone', async () => {
    await payTo(BUNDLED);
    await set(GIVEN);
    expect(await paidTo()).toMatchObject({ email: GIVEN });
    accounts.accounts[0]!.passwordHash = null;
    await payTo('paypal@okafor.example');
    await set('new@okafor.example');
    expect(await paidTo()).toMatchObject({ email: 'paypal@okafor.example' });
  });

  it('can be corrected until somebody uses the account, and is their own from then on', async () => {
    accounts.accounts[0]!.passwordHash = null;
    await set('amraa@okafor.example');
    await set(GIVEN);
    accounts.accounts[0]!.passwordHash = 'hash of right';
    expect(await codeOf(set('thief@example.com'))).toBe('affiliate_sets_own_email');
    expect(accounts.accounts[0]!.email).toBe(GIVEN);
  });

  // Commissions are paid there.
  it('is not set by an owner who has not seen what another one set meanwhile', async () => {
    accounts.accounts[0]!.passwordHash = null;
    await set(GIVEN, 'AMARA', BUNDLED);
    expect(await codeOf(set('other@okafor.example', 'AMARA', BUNDLED))).toBe('edit_conflict');
    expect(accounts.accounts[0]!.email).toBe(GIVEN);
    await set('other@okafor.example', 'AMARA', GIVEN);
  });

  it('is of somebody, and never one that stands for none', async () => {
    expect(await codeOf(set(GIVEN, 'NOBODY'))).toBe('not_found');
    expect(await codeOf(set('other@speakers.summit.test'))).toBe('email_invalid');
  });
});
