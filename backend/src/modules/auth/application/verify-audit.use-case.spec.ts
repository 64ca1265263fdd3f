import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../platform/logging/logger.js';
import type { AuditFindings, AuditHead } from './audit-chain.port.js';
import { VerifyAuditUseCase } from './verify-audit.use-case.js';

const HEAD = { entryId: '9', hash: 'hash of 9' };
const WHOLE: AuditFindings = { brokenEntries: [], lostEntries: [], entries: 9, head: HEAD };

// A-005, S14
describe('looking at the audit log', () => {
  let checkpoints: (AuditHead & { at: number })[];
  let lines: Record<string, unknown>[];
  beforeEach(() => {
    [checkpoints, lines] = [[], []];
  });
  const verify = (findings: AuditFindings) => {
    const chain = {
      inspect: async () => findings,
      addCheckpoint: async (head: AuditHead & { at: number }) => void checkpoints.push(head),
    };
    const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    return new VerifyAuditUseCase(chain, new FixedClock(1_000), logger).execute();
  };

  it('notes where a whole log ends, in the database and in the log of the process', async () => {
    expect(await verify(WHOLE)).toEqual({ ...WHOLE, isWhole: true });
    expect(checkpoints).toEqual([{ ...HEAD, at: 1_000 }]);
    expect(lines).toMatchObject([{ level: 'info', entries: 9, last_entry: '9', hash: 'hash of 9' }]);
  });

  it('notes nothing of an empty log', async () => {
    expect(await verify({ ...WHOLE, entries: 0, head: null })).toMatchObject({ isWhole: true });
    expect([checkpoints, lines]).toEqual([[], []]);
  });

  it.each([
    ['changed', { brokenEntries: ['3'], lostEntries: [] }],
    ['taken out', { brokenEntries: [], lostEntries: ['9'] }],
  ])('alerts when an entry was %s, and does not call that whole', async (_how, findings) => {
    expect(await verify({ ...WHOLE, ...findings })).toMatchObject({ isWhole: false, ...findings });
    expect(checkpoints).toEqual([]);
    expect(lines).toMatchObject([
      {
        level: 'error',
        alert: 'audit_log_changed',
        broken_entries: findings.brokenEntries,
        lost_entries: findings.lostEntries,
      },
    ]);
  });
});
