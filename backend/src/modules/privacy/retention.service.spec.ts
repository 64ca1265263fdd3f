import { FakeSettings } from '../../platform/settings/settings.fake.js';
import { SETTINGS } from '../../platform/settings/setting-table.js';
import type { RetentionSetting } from '../../platform/personal-data/personal-data.js';
import { RetentionService } from './retention.service.js';

const USUAL = { page_view_days: 90, message_days: 730, experiment_days: 90, failed_job_days: 30 };
const RAN_AT = new Date('2025-11-20T08:00:00Z');

//
describe('how long what is kept', () => {
  let asked: [RetentionSetting, number][];
  let settings: FakeSettings;
  let service: RetentionService;
  beforeEach(() => {
    asked = [];
    settings = new FakeSettings();
    service = new RetentionService(settings, {
      lastRuns: async () => [
        { setting: 'retention.message_days', ranAt: RAN_AT, days: 700, forgotten: 12, unfinished: true },
      ],
      due: async (setting, days) => {
        asked.push([setting, days]);
        return { records: days > 600 ? null : days, orMore: days > 50 && days <= 600 };
      },
    });
  });

  it('is what owners chose, within bounds, with what the last night did', async () => {
    await service.save({ page_view_days: 30 });
    const periods = await service.read();
    expect(periods.map(({ kind, days }) => [kind, days])).toEqual([
      ['page_view', 30],
      ['message', 730],
      ['experiment', 90],
      ['failed_job', 30],
    ]);
    expect(periods[0]).toMatchObject({ usual_days: 90, least_days: 1, most_days: 36_500, last_run: null });
    expect(periods[1]?.last_run).toEqual({ ran_at: RAN_AT.toISOString(), days: 700, forgotten: 12, unfinished: true });
  });

  it('is at most a hundred years, also where more was set before there was a bound', async () => {
    expect(SETTINGS['retention.message_days'].accepts(50_000)).toBe(true);
    settings.stored.set('retention.message_days', 50_000);
    expect((await service.read()).find(({ kind }) => kind === 'message')).toMatchObject({ days: 36_500 });
    expect(await service.save({ failed_job_days: 7 })).toMatchObject({ before: { message_days: 36_500 } });
  });

  it('is answered before and after, for the audit log', async () => {
    expect(await service.save({ failed_job_days: 7 })).toEqual({
      before: USUAL,
      after: { ...USUAL, failed_job_days: 7 },
    });
  });

  it('is counted beforehand, only of what was asked for', async () => {
    expect(await service.due({ message_days: 60, failed_job_days: 7 })).toEqual([
      { kind: 'message', records: 60, or_more: true },
      { kind: 'failed_job', records: 7, or_more: false },
    ]);
    expect(asked).toEqual([
      ['retention.message_days', 60],
      ['retention.failed_job_days', 7],
    ]);
  });

  it('is asked about without a number where counting takes too long', async () => {
    expect(await service.due({ page_view_days: 700 })).toEqual([{ kind: 'page_view', records: null, or_more: false }]);
  });

  it('is no change of nothing', async () => {
    await expect(service.save({})).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(service.due({})).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
