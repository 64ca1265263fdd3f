import type { AuditRecord } from '../modules/auth/application/audit-log.port.js';
import { AUDIT_LOG } from '../modules/auth/application/audit-log.port.js';
import { FixedClock } from '../platform/clock/clock.fake.js';
import { audited } from './audited-command.js';
import { CommandRefused } from './run-command.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('a command of an operator in the audit log (A-005)', () => {
  let entries: AuditRecord[];
  let app: { get: jest.Mock };
  beforeEach(() => {
    entries = [];
    const log = { append: async (entry: AuditRecord) => void entries.push(entry) };
    app = { get: jest.fn((token: unknown) => (token === AUDIT_LOG ? log : new FixedClock(NOW))) };
  });
  const command = { name: 'payouts', args: ['paid', 'p1'] };

  it('says who, when, what and what was before and after', async () => {
    const work = async () => ({ text: 'Done.', before: { status: 'processing' }, after: { status: 'paid' } });
    expect(await audited(app, command, work)).toBe('Done.');
    expect(entries).toMatchObject([
      {
        at: NOW,
        adminId: null,
        adminEmail: expect.stringMatching(/^operator \S/),
        action: 'command payouts',
        details: { arguments: ['paid', 'p1'], before: { status: 'processing' }, after: { status: 'paid' } },
        status: 200,
      },
    ]);
  });

  it('is there too when the command was refused or failed, and the caller hears of it', async () => {
    const refuse = () =>
      audited(app, command, async () => Promise.reject(new CommandRefused('No payout has this id.')));
    await expect(refuse()).rejects.toThrow('No payout has this id.');
    await expect(audited(app, command, async () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(entries.map(({ status, details }) => ({ status, details }))).toEqual([
      { status: 400, details: { arguments: ['paid', 'p1'], refused: 'No payout has this id.' } },
      { status: 500, details: { arguments: ['paid', 'p1'] } },
    ]);
  });
});
