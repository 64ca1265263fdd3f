import { HOUR_MS } from '@summit/rules';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { FakeSettings } from '../../../platform/settings/settings.fake.js';
import { authKit, codeOf, heldPasskey, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryAdminAccounts } from './admin-accounts.fake.js';
import { InMemoryStaffAccounts } from './staff-accounts.fake.js';
import { StaffUseCase, type StaffChange } from './staff.use-case.js';

const OWNER = { id: 'a1', email: 'owner@summit.test', role: 'owner', hasPassword: true, disabled: false } as const;
const HELPER = { ...OWNER, id: 'a2', email: 'helper@summit.test', role: 'support' } as const;

//
describe('the staff of the back office', () => {
  let auth: AuthKit;
  let staff: InMemoryStaffAccounts;
  let resets: InMemoryAdminAccounts;
  let useCase: StaffUseCase;
  beforeEach(() => {
    auth = authKit();
    staff = new InMemoryStaffAccounts();
    staff.accounts = [OWNER, HELPER];
    resets = new InMemoryAdminAccounts();
    const settings = new FakeSettings();
    const { signIns, factors, clock, transactions, mails, links } = auth;
    useCase = new StaffUseCase(staff, resets, signIns, factors, settings, clock, transactions, mails, links);
  });
  const update = (by: string, id: string, change: StaffChange) => codeOf(useCase.update(by, id, change));

  it('is invited by a mail whose link is good for 72 hours', async () => {
    await useCase.invite({ email: ' New@Summit.test', role: 'support' });
    expect(staff.accounts.at(-1)).toMatchObject({ email: 'new@summit.test', role: 'support', hasPassword: false });
    const [mail] = auth.mails.queued;
    expect(mail).toMatchObject({
      template: 'staff-invitation',
      recipient: 'new@summit.test',
      values: { account_email: 'new@summit.test', valid_for: '72 hours' },
    });
    const { origin, pathname, searchParams } = new URL(mail!.values.reset_url!);
    expect(origin + pathname).toBe('http://localhost:4202/admin/reset-password');
    const { id: adminId } = staff.accounts.at(-1)!;
    const hash = tokenHash(searchParams.get('token')!);
    expect(resets.resets).toEqual([{ tokenHash: hash, adminId, expiresAt: KIT_NOW + 72 * HOUR_MS }]);
  });

  it('is invited once for an address', async () => {
    expect(await codeOf(useCase.invite({ email: HELPER.email, role: 'owner' }))).toBe('staff_exists');
    expect(auth.mails.queued).toEqual([]);
  });

  it('gets a new link while the first one was not used; the old one ends', async () => {
    await useCase.invite({ email: 'new@summit.test', role: 'support' });
    const { id } = staff.accounts.at(-1)!;
    const [first] = resets.resets;
    await useCase.resend(id);
    expect(resets.resets).toHaveLength(1);
    expect(resets.resets[0]).not.toEqual(first);
    expect(auth.mails.templates()).toEqual(['staff-invitation', 'staff-invitation']);
    expect(await codeOf(useCase.resend(HELPER.id))).toBe('staff_has_password');
    await update(OWNER.id, id, { role: 'support', disabled: true });
    expect(await codeOf(useCase.resend(id))).toBe('staff_disabled');
    expect(await codeOf(useCase.resend('nobody'))).toBe('not_found');
  });

  it('is out at once when it is disabled, mailed links included', async () => {
    await auth.signIns.open({ role: 'admin', id: HELPER.id }, 'c');
    resets.resets = [{ tokenHash: 'h', adminId: HELPER.id, expiresAt: KIT_NOW }];
    expect(await update(OWNER.id, HELPER.id, { role: 'support', disabled: true })).toBe('none');
    expect([auth.signIns.alive(), resets.resets]).toEqual([[], []]);
  });

  it('stays signed in when only its role changes', async () => {
    await auth.signIns.open({ role: 'admin', id: HELPER.id }, 'c');
    resets.resets = [{ tokenHash: 'h', adminId: HELPER.id, expiresAt: KIT_NOW }];
    expect(await useCase.update(OWNER.id, HELPER.id, { role: 'owner', disabled: false })).toEqual(HELPER);
    expect(staff.accounts[1]).toEqual({ ...HELPER, role: 'owner' });
    expect([auth.signIns.alive(), resets.resets.length]).toEqual([['token-1'], 1]);
  });

  it('is changed only as it was seen: another owner has disabled it meanwhile', async () => {
    const seen = { role: HELPER.role, disabled: false };
    expect(await update(OWNER.id, HELPER.id, { role: 'support', disabled: true, seen })).toBe('none');
    expect(await update(OWNER.id, HELPER.id, { role: 'owner', disabled: false, seen })).toBe('edit_conflict');
    expect(staff.accounts[1]).toMatchObject({ role: 'support', disabled: true });
    expect(
      await update(OWNER.id, HELPER.id, { role: 'owner', disabled: true, seen: { ...seen, disabled: true } }),
    ).toBe('none');
  });

  it('is changed by owners only', async () => {
    expect(await update(HELPER.id, OWNER.id, { role: 'support', disabled: false })).toBe('forbidden');
    expect(await update('gone', HELPER.id, { role: 'owner', disabled: false })).toBe('forbidden');
    expect(staff.accounts).toEqual([OWNER, HELPER]);
  });

  it('always has an owner: nobody changes their own account, and two owners cannot put each other out', async () => {
    expect(await update(OWNER.id, OWNER.id, { role: 'support', disabled: false })).toBe('staff_own_account');
    expect(await update(OWNER.id, HELPER.id, { role: 'owner', disabled: false })).toBe('none');
    expect(await update(HELPER.id, OWNER.id, { role: 'owner', disabled: true })).toBe('none');
    expect(await update(OWNER.id, HELPER.id, { role: 'owner', disabled: true })).toBe('forbidden');
    expect(await update(HELPER.id, 'nobody', { role: 'owner', disabled: true })).toBe('not_found');
  });

  it('is asked for two-factor by an owner who has it (A-026)', async () => {
    const require = (on: boolean) => codeOf(useCase.requireTwoFactor(OWNER.id, on));
    expect(await require(true)).toBe('staff_two_factor_own_first');
    expect(await require(false)).toBe('none');
    await auth.secondFactors.confirm({ role: 'admin', id: OWNER.id }, '123456');
    expect(await require(true)).toBe('none');
    expect((await useCase.list()).twoFactorRequired).toBe(true);
    expect(await require(false)).toBe('none');
    expect((await useCase.list()).twoFactorRequired).toBe(false);
  });

  it('is asked for two-factor by an owner who has a passkey (C-088)', async () => {
    auth.passkeyStore.rows = [heldPasskey({ role: 'admin', id: OWNER.id }, { id: 'p1', createdAt: KIT_NOW })];
    expect(await useCase.requireTwoFactor(OWNER.id, true)).toBe(false);
    expect(await useCase.requireTwoFactor(OWNER.id, true)).toBe(true);
  });
});
