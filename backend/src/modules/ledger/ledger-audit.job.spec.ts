import { createLogger } from '../../platform/logging/logger.js';
import { LedgerAuditJob } from './ledger-audit.job.js';
import type { LedgerFindings } from './read-models/ledger-audit.js';

const RIGHT: LedgerFindings = { accounts: [], totalCents: 0, unbalancedTransactions: [], disagreeingOrders: [] };

//
describe('the daily look at the books', () => {
  let standing: unknown[];
  let lines: unknown[];
  beforeEach(() => {
    [standing, lines] = [[], []];
  });
  const run = (findings: LedgerFindings) => {
    const alerts = { stand: async (...given: unknown[]) => void standing.push(given) };
    const logger = createLogger('error', { write: (line: string) => void lines.push(JSON.parse(line)) });
    return new LedgerAuditJob({ inspect: async () => findings }, alerts, logger).run();
  };

  it('ends the alert while everything is right, and says nothing', async () => {
    await run(RIGHT);
    expect([standing, lines]).toEqual([[['books_differ', []]], []]);
  });

  it.each<[string, Partial<LedgerFindings>, object]>([
    ['the whole book', { totalCents: -1 }, { total_cents: -1, transactions: [], orders: [] }],
    ['a transaction', { unbalancedTransactions: ['7'] }, { total_cents: 0, transactions: ['7'], orders: [] }],
    ['an order', { disagreeingOrders: ['o1'] }, { total_cents: 0, transactions: [], orders: ['o1'] }],
  ])('alerts where %s is wrong, and logs which', async (_what, findings, logged) => {
    await run({ ...RIGHT, ...findings });
    expect(standing).toEqual([['books_differ', [{ subject: '', summary: expect.stringContaining('Stop payouts') }]]]);
    expect(lines).toMatchObject([{ level: 'error', ...logged }]);
  });
});
