import { HOUR_MS } from '@summit/rules';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import { FakeBundles } from './bundles.fake.js';
import { ExportSummitUseCase, keptUntil } from './export-summit.use-case.js';
import { WRITE_BUNDLE_TASK } from './data-tools-tasks.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

function world() {
  const bundles = new FakeBundles();
  const outbox = new RecordingOutbox();
  const clock = new FixedClock(NOW);
  const logged: unknown[] = [];
  const logger = { error: (...line: unknown[]) => logged.push(line) };
  const exporting = new ExportSummitUseCase(bundles, new SerialTransactions(), outbox, clock, logger as never);
  return { bundles, outbox, clock, logged, exporting };
}

describe('ExportSummitUseCase', () => {
  it('queues an archive with a name that tells the day, and writes it', async () => {
    const { bundles, outbox, exporting } = world();
    const { id, file } = await exporting.start();
    expect(file).toMatch(/^summit-2025-11-20-[0-9a-f]{8}\.zip$/);
    expect(outbox.jobs).toEqual([{ task: WRITE_BUNDLE_TASK, payload: { id }, options: {} }]);
    await exporting.write(id);
    expect(bundles.all).toMatchObject([{ id, state: 'ready', size: 9, endedAt: NOW }]);
  });

  it('writes the archive that another edition begins with, by its parts and first day', async () => {
    const { bundles, outbox, exporting } = world();
    const clone = { parts: ['faqs', 'sessions'] as const, firstDay: '2027-03-08' };
    expect(await exporting.countClone(clone)).toMatchObject({ shiftDays: 7 });
    const { id, file } = await exporting.startClone(clone);
    expect(file).toMatch(/^summit-clone-2025-11-20-[0-9a-f]{8}\.zip$/);
    expect(outbox.jobs).toEqual([{ task: WRITE_BUNDLE_TASK, payload: { id, clone }, options: {} }]);
    await exporting.write(id, clone);
    expect(bundles.clones).toEqual([clone]);
    await expect(exporting.startClone(clone)).resolves.toMatchObject({
      file: expect.stringContaining('clone') as string,
    });
  });

  it('writes one at a time', async () => {
    const { outbox, exporting } = world();
    const { id } = await exporting.start();
    await expect(exporting.start()).rejects.toMatchObject({ code: 'bundle_running' });
    expect(outbox.jobs).toHaveLength(1);
    await exporting.write(id);
    await exporting.start();
    expect(outbox.jobs).toHaveLength(2);
  });

  it('says that it failed, and does not try for days', async () => {
    const { bundles, exporting, logged } = world();
    bundles.broken = new Error('no space left');
    const { id } = await exporting.start();
    await exporting.write(id);
    expect(bundles.all).toMatchObject([{ state: 'failed', endedAt: NOW, size: null }]);
    expect(logged).toHaveLength(1);
  });

  it('writes nothing for a job that comes twice, or whose archive was forgotten', async () => {
    const { bundles, exporting, clock } = world();
    const { id } = await exporting.start();
    await exporting.write(id);
    clock.advance(1);
    await exporting.write(id);
    expect(bundles.all).toMatchObject([{ endedAt: NOW }]);
    await exporting.write('another');
    expect(bundles.all).toHaveLength(1);
  });

  it('keeps an archive for a day', async () => {
    const { bundles, exporting, clock } = world();
    await exporting.start();
    expect(keptUntil(bundles.all[0]!)).toBe(NOW + 24 * HOUR_MS);
    clock.advance(24 * HOUR_MS);
    await exporting.forgetOld();
    expect(bundles.all).toHaveLength(1);
    clock.advance(1);
    await exporting.forgetOld();
    expect(bundles.all).toEqual([]);
  });

  it('removes at the start what was left unfinished a day ago, and starts where it can not', async () => {
    const { bundles, logged, exporting } = world();
    bundles.left = [NOW - 24 * HOUR_MS - 1, NOW - 24 * HOUR_MS];
    await exporting.removeLeft();
    expect(bundles.left).toEqual([NOW - 24 * HOUR_MS]);
    expect(logged).toEqual([]);
    bundles.broken = new Error('the folder can not be read');
    await exporting.removeLeft();
    expect(logged).toEqual([[{ error: bundles.broken }, 'unfinished summit archives not removed']]);
  });
});
