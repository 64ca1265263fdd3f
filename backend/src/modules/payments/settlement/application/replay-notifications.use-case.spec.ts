import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import type { EventName } from './provider-inbox.port.js';
import { ReplayNotificationsUseCase } from './replay-notifications.use-case.js';
import { APPLY_EVENT_TASK } from './settlement-tasks.js';

it('notifications are opened again, and the job that acts on them is queued for those that are about something of ours', async () => {
  const outbox = new RecordingOutbox();
  const clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z'));
  const asked: [readonly EventName[], number][] = [];
  const inbox = {
    reopen: async (_tx: object, events: readonly EventName[], at: number) => {
      asked.push([events, at]);
      return events.filter(({ eventId }) => eventId !== 'evt_foreign');
    },
  };
  const sut = new ReplayNotificationsUseCase(new SerialTransactions(), inbox, outbox, clock);
  const events: EventName[] = [
    { provider: 'stripe', eventId: 'evt_1' },
    { provider: 'stripe', eventId: 'evt_foreign' },
  ];
  expect(await sut.replay(events)).toBe(1);
  expect(asked).toEqual([[events, clock.now()]]);
  expect(outbox.jobs).toEqual([
    {
      task: APPLY_EVENT_TASK,
      payload: { provider: 'stripe', event_id: 'evt_1' },
      options: { key: `${APPLY_EVENT_TASK}:stripe:evt_1` },
    },
  ]);
});
