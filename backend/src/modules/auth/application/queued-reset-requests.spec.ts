import type { QueuedJob } from '../../../platform/outbox/outbox.js';
import { QueuedResetRequests } from './queued-reset-requests.js';

const EMAIL = 'amara@example.com';
const TASK = 'members/mail-reset';

describe('asking for a new password', () => {
  let allowed: boolean;
  let counted: unknown[][];
  let jobs: unknown[];
  let requests: QueuedResetRequests;
  beforeEach(() => {
    allowed = true;
    counted = [];
    jobs = [];
    const limiter = {
      hit: async (limit: unknown, subject: string) => {
        counted.push([limit, subject]);
        return { allowed, retryAfter: 0 };
      },
    };
    const outbox = { addJob: async (_tx: unknown, { task, payload }: QueuedJob) => void jobs.push({ task, payload }) };
    requests = new QueuedResetRequests({ transaction: (work) => work({}) }, limiter, outbox);
  });

  const ask = (email: string) => requests.ask({ role: 'vip', email, task: TASK, linkMinutes: 60 });

  it('does the same for every address, however it is written (A-039, M-029)', async () => {
    for (const email of [' AMARA@example.com ', 'nobody@example.com']) expect(await ask(email)).toBeUndefined();
    expect(jobs).toEqual([EMAIL, 'nobody@example.com'].map((email) => ({ task: TASK, payload: { email } })));
  });

  it('answers alike when an address was asked for too often, and mails no more; the count holds no address', async () => {
    allowed = false;
    expect(await ask(EMAIL)).toBeUndefined();
    expect(jobs).toEqual([]);
    expect(counted).toMatchObject([[{ name: 'vip-forgot-account', limit: 2, seconds: 3_600 }, expect.any(String)]]);
    expect(JSON.stringify(counted)).not.toContain('amara');
  });
});
