import { HOUR_MS } from '@summit/rules';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { FakeRecords } from './removable-records.fake.js';
import { UndoDataToolUseCase } from './undo-data-tool.use-case.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

async function world() {
  const records = new FakeRecords();
  const { id } = await records.remove({ tool: 'clean-test-data', patterns: [] }, NOW);
  const at = (hours: number) => new UndoDataToolUseCase(records, records, new FixedClock(NOW + hours * HOUR_MS));
  return { records, id, at };
}

//
describe('UndoDataToolUseCase', () => {
  it('brings back what was removed within 24 hours, once', async () => {
    const { records, id, at } = await world();
    await at(23.9).execute(id);
    expect(records.there.total).toBe(3);
    await expect(at(23.9).execute(id)).rejects.toMatchObject({ code: 'backup_undone' });
  });

  it('refuses after 24 hours, and what nobody knows', async () => {
    const { records, id, at } = await world();
    await expect(at(24).execute(id)).rejects.toMatchObject({ code: 'backup_too_old' });
    await expect(at(1).execute('another')).rejects.toMatchObject({ code: 'not_found' });
    expect(records.there.total).toBe(0);
  });

  it('keeps the files for 30 days', async () => {
    const { records, at } = await world();
    await at(30 * 24).forgetOld();
    expect(records.backups).toHaveLength(1);
    await at(30 * 24 + 1).forgetOld();
    expect(records.backups).toEqual([]);
  });
});
