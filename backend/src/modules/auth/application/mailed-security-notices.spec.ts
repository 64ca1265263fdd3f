import { authKit, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import type { SecurityNotice } from '../auth.public.js';

const EMAIL = 'amara@summit.test';
const MEMBER = { subject: { role: 'vip', id: 'm1' }, email: EMAIL } as const;

// C-091
describe('the notice of a change', () => {
  let auth: AuthKit;
  beforeEach(() => {
    auth = authKit();
  });

  it.each([
    ['admin', 'admin dashboard', 'http://localhost:4202/admin/login', 'http://localhost:4202/admin/login'],
    ['vip', 'VIP member area', 'http://localhost:4201/vip/login', 'http://localhost:4201/vip/forgot-password'],
    ['speaker', 'speaker dashboard', 'http://funnel.test/speaker/login', 'http://funnel.test/speaker/login'],
  ] as const)('names the area of the account (%s) and leads to its pages', async (role, area, login, reset) => {
    const account = { subject: { role, id: 'a1' }, email: EMAIL };
    await auth.notices.send({}, 'password-changed', account);
    await auth.notices.send({}, 'backup-codes-renewed', account);
    const common = { account_email: EMAIL, area, changed_at: '20 November 2025 at 18:00 UTC' };
    const at = `${role}:a1:${KIT_NOW}`;
    expect(auth.mails.queued).toEqual([
      {
        key: `password-changed:${at}`,
        template: 'password-changed',
        recipient: EMAIL,
        values: { ...common, login_url: login },
      },
      {
        key: `backup-codes-renewed:${at}`,
        template: 'backup-codes-renewed',
        recipient: EMAIL,
        values: { ...common, reset_url: reset },
      },
    ]);
  });

  it.each<SecurityNotice>(['password-changed', 'two-factor-enabled', 'two-factor-disabled', 'backup-codes-renewed'])(
    'is sent each time: %s',
    async (notice) => {
      await auth.notices.send({}, notice, MEMBER);
      auth.clock.advance(1);
      await auth.notices.send({}, notice, MEMBER);
      expect(auth.mails.templates()).toEqual([notice, notice]);
    },
  );

  it('names the passkey, once for each that came or went', async () => {
    const phone = { id: 'p1', label: 'Safari on iPhone', lastUsedAt: 7 };
    for (const notice of ['passkey-added', 'passkey-removed'] as const) {
      await auth.notices.sendOfPasskey({}, notice, { ...MEMBER, passkey: phone });
      await auth.notices.sendOfPasskey({}, notice, { ...MEMBER, passkey: { ...phone, lastUsedAt: 8 } });
    }
    expect(auth.mails.templates()).toEqual(['passkey-added', 'passkey-removed']);
    expect(auth.mails.queued[0]).toEqual({
      key: 'passkey-added:p1',
      template: 'passkey-added',
      recipient: EMAIL,
      values: {
        account_email: EMAIL,
        area: 'VIP member area',
        changed_at: '20 November 2025 at 18:00 UTC',
        passkey: 'Safari on iPhone',
        reset_url: 'http://localhost:4201/vip/forgot-password',
      },
    });
  });

  it('of a refused passkey is sent once until it is used again', async () => {
    for (const lastUsedAt of [null, null, 7, 7, 8])
      await auth.notices.sendOfPasskey({}, 'passkey-refused', {
        ...MEMBER,
        passkey: { id: 'p1', label: 'Key', lastUsedAt },
      });
    expect(auth.mails.queued.map(({ key }) => key)).toEqual([
      'passkey-refused:p1:0',
      'passkey-refused:p1:7',
      'passkey-refused:p1:8',
    ]);
  });
});
