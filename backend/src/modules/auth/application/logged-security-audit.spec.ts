import { FixedClock } from '../../../platform/clock/clock.fake.js';
import type { AuditRecord } from './audit-log.port.js';
import { LoggedSecurityAudit } from './logged-security-audit.js';

//
describe('a change that nobody in the back office made', () => {
  it('is in the audit log with the id of the account, not its address', async () => {
    const entries: AuditRecord[] = [];
    const log = { append: async (record: AuditRecord) => void entries.push(record) };
    await new LoggedSecurityAudit(log, new FixedClock(1_000)).record({
      subject: { role: 'vip', id: 'm1' },
      action: 'two-factor lost',
      before: { two_factor_enabled: true },
      after: { two_factor_enabled: false },
    });
    expect(entries).toEqual([
      {
        at: 1_000,
        adminId: null,
        adminEmail: 'vip account m1',
        action: 'two-factor lost',
        details: { before: { two_factor_enabled: true }, after: { two_factor_enabled: false } },
        status: 200,
        address: '',
        requestId: expect.any(String),
      },
    ]);
  });
});
