import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { Links } from '../../../platform/links/links.js';
import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import { SETTINGS, type SettingKey } from '../../../platform/settings/setting-table.js';
import { OperatorNotifier } from './operator-notifier.js';

const NOON = Date.parse('2025-11-06T20:00:00Z');
const MIDNIGHT = Date.parse('2025-11-07T08:00:00Z');

describe('telling operators', () => {
  let set: Partial<Record<SettingKey, unknown>>;
  let mails: FakeMails;
  let outbox: RecordingOutbox;
  let clock: FixedClock;
  let takes: { quiet: boolean }[];
  let posted: string[];
  let post: (job: { text: string }) => Promise<void>;
  let operators: OperatorNotifier;
  beforeEach(() => {
    set = {};
    mails = new FakeMails();
    outbox = new RecordingOutbox();
    clock = new FixedClock(NOON);
    takes = [];
    posted = [];
    const read = (key: SettingKey) => set[key] ?? SETTINGS[key].default;
    const settings = {
      read: async (key: SettingKey) => read(key),
      readAll: async (keys: readonly SettingKey[]) => Object.fromEntries(keys.map((key) => [key, read(key)])),
    };
    const config = unitConfig();
    operators = new OperatorNotifier(
      {
        takeUnsent: async (_tx, quiet) => {
          takes.push({ quiet });
          return takes.length > 1 ? [] : [{ id: 'a1', summary: 'Payments fail.', raisedAt: clock.now() }];
        },
      },
      settings as ConstructorParameters<typeof OperatorNotifier>[1],
      mails,
      outbox,
      { register: (_task, handler) => void (post = handler as typeof post) },
      { send: async (url, text) => void posted.push(`${url} ${text}`) },
      new Links(config),
      new SerialTransactions(),
      clock,
      config,
    );
    operators.onModuleInit();
  });

  it('goes to support while nobody is named, once', async () => {
    await operators.sendPending();
    await operators.sendPending();
    expect(mails.queued).toEqual([
      expect.objectContaining({
        template: 'operator-alert',
        recipient: unitConfig().mail.supportEmail,
        values: expect.objectContaining({ summary: 'Payments fail.', raised_at: '6 November 2025 at 20:00 UTC' }),
      }),
    ]);
    expect(outbox.jobs).toEqual([]);
  });

  it('goes to everybody who is named, and to the webhook', async () => {
    set = { 'alerts.recipients': ['a@summit.test', 'b@summit.test'], 'alerts.webhook_url': 'https://hooks.test/1' };
    await operators.sendPending();
    expect(mails.queued.map(({ recipient }) => recipient)).toEqual(['a@summit.test', 'b@summit.test']);
    const [job] = outbox.jobs;
    expect(job).toMatchObject({ task: 'alerts/webhook', options: { key: 'alert:a1' } });
    await post(job!.payload as { text: string });
    expect(posted).toEqual([expect.stringMatching(/^https:\/\/hooks\.test\/1 Payments fail\. http.*tab=alerts$/)]);
  });

  it('posts nothing when the webhook was taken away meanwhile', async () => {
    await post({ text: 'Payments fail.' });
    expect(posted).toEqual([]);
  });

  it('asks in quiet hours for what is urgent only', async () => {
    await operators.sendPending();
    clock.set(MIDNIGHT);
    await operators.sendPending();
    set = { 'alerts.quiet_from': 3, 'alerts.quiet_to': 3 };
    await operators.sendPending();
    expect(takes.map(({ quiet }) => quiet)).toEqual([false, true, false]);
  });
});
