import type { EndpointSpec } from '@summit/contracts';
import { staffRefusal } from './staff-refusal.js';
import type { StaffStanding } from './token-verifier.port.js';

const row = (more: Partial<EndpointSpec>): EndpointSpec => ({
  method: 'POST',
  path: '/api/admin/x',
  access: 'admin',
  ...more,
});
const staff = (more: Partial<StaffStanding> = {}): StaffStanding => ({
  role: 'owner',
  confirmed: false,
  twoFactorMissing: false,
  ...more,
});

describe('what staff of the back office is refused (A-001)', () => {
  it.each([
    ['an owner anything', {}, staff(), null],
    ['support a call that is not opened to it', {}, staff({ role: 'support' }), 'forbidden'],
    ['support a call that is', { staffRole: 'support' }, staff({ role: 'support' }), null],
    ['an owner a call of support', { staffRole: 'support' }, staff(), null],
    ['who must set two-factor up', {}, staff({ twoFactorMissing: true }), 'two_factor_required'],
    ['who sets it up', { beforeTwoFactor: true }, staff({ twoFactorMissing: true }), null],
    ['who gave no password again', { confirmed: 'always' }, staff(), 'password_confirmation_required'],
    ['who did', { confirmed: 'always' }, staff({ confirmed: true }), null],
    ['support that confirmed', { confirmed: 'always' }, staff({ role: 'support', confirmed: true }), 'forbidden'],
    ['who deletes without it', { confirmed: 'unless_dry_run' }, staff(), 'password_confirmation_required'],
  ] as const)('%s', (_name, more, standing, refusal) => {
    expect(staffRefusal(row(more), standing)).toBe(refusal);
  });

  it.each([
    [{ dry_run: true }, null],
    [{ dry_run: 'true' }, 'password_confirmation_required'],
    [{ dry_run: false }, 'password_confirmation_required'],
    [null, 'password_confirmation_required'],
  ])('with the body %p: %s', (body, refusal) => {
    expect(staffRefusal(row({ confirmed: 'unless_dry_run' }), staff(), body)).toBe(refusal);
  });
});
