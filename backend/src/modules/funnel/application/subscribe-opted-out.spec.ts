import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import type { Registrant } from './registrants.port.js';
import { SubscribeRegistrantHandler } from './subscribe-registrant.handler.js';

const OTTO: Registrant = {
  id: '8f2c8a52-8d2f-4a43-9f11-1b8b6d3a7c01',
  name: 'Otto',
  email: 'otto@example.com',
  phone: null,
  inviteToken: 'token',
  referralCode: null,
  createdAt: 0,
};

// F-245
describe('whoever unsubscribes while the list takes the address', () => {
  it('is not on the list in the end', async () => {
    const optedOut = new Set<string>();
    const onTheList = new Set<string>();
    const steps: string[] = [];
    const handler = new SubscribeRegistrantHandler(
      { byId: async () => OTTO },
      { isSubscribed: async () => false, recordSubscription: async () => steps.push('recorded') > 0 },
      { has: async (email) => optedOut.has(email) },
      {
        // The job of the opt-out has asked the list before, which did not know the address yet.
        subscribe: async ({ email }) => void (optedOut.add(email), onTheList.add(email)),
        unsubscribe: async (email) => void (steps.push('unsubscribed'), onTheList.delete(email)),
      },
      { transaction: (work) => work({}) },
      new RecordingOutbox(),
    );
    await handler.handle({ signup_id: OTTO.id });
    expect([...onTheList]).toEqual([]);
    // A process that dies in between comes by here again, as long as nothing is recorded.
    expect(steps).toEqual(['unsubscribed', 'recorded']);
  });
});
