import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { FakeRecords } from './removable-records.fake.js';
import { UseDataToolUseCase, type DataToolCommand } from './use-data-tool.use-case.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

function world() {
  const records = new FakeRecords();
  const settings = { read: async () => ['%.test'] as never };
  const sut = new UseDataToolUseCase(records, settings, new FixedClock(NOW));
  return {
    records,
    use: (command: Partial<DataToolCommand>) =>
      sut.execute({ tool: 'clean-test-data', phrase: '', dryRun: false, ...command }),
  };
}

describe('UseDataToolUseCase', () => {
  it.each([
    ['clean-test-data', 'CLEAN TEST DATA'],
    ['reset-analytics', 'RESET ANALYTICS'],
  ] as const)('%s removes after exactly its own phrase (A-206)', async (tool, phrase) => {
    const { records, use } = world();
    for (const wrong of ['', phrase.toLowerCase(), ` ${phrase}`, `${phrase} `, 'DELETE EVERYTHING'])
      await expect(use({ tool, phrase: wrong })).rejects.toMatchObject({ code: 'confirmation_phrase_wrong' });
    expect(records.there.total).toBe(3);
    expect(await use({ tool, phrase })).toMatchObject({ counts: { total: 3 }, backup: { createdAt: NOW } });
    expect(records.there.total).toBe(0);
  });

  it('clear-all-data needs YES in capitals as well (A-207)', async () => {
    const { records, use } = world();
    const command = { tool: 'clear-all-data', phrase: 'DELETE EVERYTHING' } as const;
    for (const confirmation of [undefined, '', 'yes', 'YES '])
      await expect(use({ ...command, confirmation })).rejects.toMatchObject({
        code: 'confirmation_phrase_wrong',
        message: 'Operation cancelled. Data was NOT deleted.',
      });
    await expect(use({ ...command, phrase: 'delete everything', confirmation: 'YES' })).rejects.toThrow();
    expect(records.there.total).toBe(3);
    await use({ ...command, confirmation: 'YES' });
    expect(records.there.total).toBe(0);
  });

  it('only counts in a dry run, which needs no phrase, by the patterns of the settings', async () => {
    const { records, use } = world();
    expect(await use({ dryRun: true })).toEqual({ counts: { signups: 2, orders: 1, total: 3 }, backup: null });
    expect(records.backups).toEqual([]);
    expect(records.asked).toEqual([{ tool: 'clean-test-data', patterns: ['%.test'] }]);
  });
});
