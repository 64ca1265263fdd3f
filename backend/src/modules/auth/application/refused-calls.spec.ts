import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../platform/logging/logger.js';
import type { AuditRecord } from './audit-log.port.js';
import { RefusedCalls } from './refused-calls.js';

const CALL = { action: 'GET /api/admin/orders', status: 401, address: '198.18.0.1', adminId: null, requestId: 'r1' };

describe('refused calls of the back office', () => {
  let entries: AuditRecord[];
  let lines: string[];
  let calls: RefusedCalls;
  beforeEach(() => {
    [entries, lines] = [[], []];
    const log = { append: async (record: AuditRecord) => void entries.push(record) };
    const logger = createLogger('error', { write: (line: string) => void lines.push(line) });
    calls = new RefusedCalls(log, new FixedClock(1_000), logger);
  });

  it('are written down once a minute, each kind with its number', async () => {
    for (let n = 0; n < 3; n++) calls.count({ ...CALL, requestId: `r${n}` });
    calls.count({ ...CALL, status: 429 });
    calls.count({ ...CALL, adminId: 'a1' });
    expect(entries).toEqual([]);
    await calls.flush();
    expect(
      entries.map(({ action, status, adminId, adminEmail, details }) => [action, status, adminId, adminEmail, details]),
    ).toEqual([
      ['refused GET /api/admin/orders', 401, null, '', { calls: 3 }],
      ['refused GET /api/admin/orders', 429, null, '', { calls: 1 }],
      ['refused GET /api/admin/orders', 401, 'a1', null, { calls: 1 }],
    ]);
    await calls.flush();
    expect(entries).toHaveLength(3);
  });

  it('are written down before the process ends', async () => {
    calls.count(CALL);
    await calls.onModuleDestroy();
    expect(entries).toHaveLength(1);
  });

  it('fill neither memory nor the log, however many addresses they come from', async () => {
    const callFrom = (n: number) => ({ ...CALL, address: `10.0.${Math.floor(n / 250)}.${n % 250}` });
    for (let n = 0; n < 2_000; n++) calls.count(callFrom(n));
    calls.count({ ...callFrom(2_000), status: 429 });
    await calls.flush();
    const shared = { at: 1_000, adminId: null, adminEmail: '', address: '', requestId: '' };
    const action = 'refused calls from many addresses';
    expect(entries).toHaveLength(502);
    expect(entries.slice(500)).toEqual([
      { ...shared, action, status: 401, details: { calls: 1_500 } },
      { ...shared, action, status: 429, details: { calls: 1 } },
    ]);
  });

  it('go to the log of the process where the database can not be reached', async () => {
    const log = { append: () => Promise.reject(new Error('gone')) };
    const lost = new RefusedCalls(
      log,
      new FixedClock(0),
      createLogger('error', { write: (line: string) => void lines.push(line) }),
    );
    lost.count(CALL);
    await lost.flush();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { ...CALL, calls: 1, reason: 'gone', msg: 'refused calls are not in the audit log' },
    ]);
  });
});
