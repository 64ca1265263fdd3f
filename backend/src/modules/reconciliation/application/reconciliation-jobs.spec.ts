import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { ReconciliationJobs } from './reconciliation-jobs.js';
import { RECONCILE_TASK } from './reconciliation-tasks.js';

describe('the job that compares the books', () => {
  const setup = (isDue: boolean, outcome: 'done' | 'under_way' = 'done') => {
    const outbox = new RecordingOutbox();
    const runs: (string | null)[] = [];
    const jobs = new ReconciliationJobs(new SerialTransactions(), outbox, {
      isDue: async () => isDue,
      run: async (askedBy) => {
        runs.push(askedBy);
        return outcome;
      },
    });
    return { jobs, outbox, runs };
  };

  it('waits once, whoever asks for it', async () => {
    const { jobs, outbox } = setup(true);
    await jobs.nightly();
    expect(await jobs.ask('ada')).toBe(true);
    expect(outbox.jobs).toEqual(
      [null, 'ada'].map((asked_by) => ({
        task: RECONCILE_TASK,
        payload: { asked_by },
        options: { key: RECONCILE_TASK },
      })),
    );
  });

  it('is not made while there is nothing to compare', async () => {
    const { jobs, outbox } = setup(false);
    await jobs.nightly();
    expect(await jobs.ask('ada')).toBe(false);
    expect(outbox.jobs).toEqual([]);
  });

  it('runs for whoever asked', async () => {
    const { jobs, runs } = setup(true);
    await jobs.handle({ asked_by: 'ada' });
    await jobs.handle({ asked_by: null });
    expect(runs).toEqual(['ada', null]);
  });

  it('is tried again by the queue while a month is being closed', async () => {
    const { jobs } = setup(true, 'under_way');
    await expect(jobs.handle({ asked_by: null })).rejects.toThrow('closed');
  });
});
