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
describe('SubscribeRegistrantHandler', () => {
  let stored: Registrant;
  let outbox: RecordingOutbox;
  let answer: () => Promise<void>;
  let optedOut: boolean;
  let steps: string[];
  let handler: SubscribeRegistrantHandler;
  beforeEach(() => {
    stored = OTTO;
    optedOut = false;
    steps = [];
    outbox = new RecordingOutbox();
    handler = new SubscribeRegistrantHandler(
      { byId: async () => stored },
      {
        isSubscribed: async () => false,
        recordSubscription: async ({ email }) => {
          steps.push('recorded');
          return email === stored.email;
        },
      },
      { has: async () => optedOut },
      {
        subscribe: () => answer(),
        unsubscribe: async (email) => void steps.push(`${email} is off the list`),
      },
      { transaction: (work) => work({}) },
      outbox,
    );
  });

  const erase = () => {
    stored = { ...OTTO, email: 'erased-1@erased.internal' };
  };
  const handle = () => handler.handle({ signup_id: OTTO.id });
  const leaving = () => outbox.jobs.map(({ task, payload }) => [task, payload]);

  it('leaves on the list who is still there', async () => {
    answer = async () => undefined;
    await handle();
    expect([leaving(), steps]).toEqual([[], ['recorded']]);
  });

  it('takes off the list who is erased while the list takes the address', async () => {
    answer = async () => erase();
    await handle();
    expect(leaving()).toEqual([['funnel/leave-list', { email: OTTO.email }]]);
  });

  it('takes off the list who is erased while the answer of the list is lost', async () => {
    answer = async () => {
      erase();
      throw new Error('lost');
    };
    await expect(handle()).rejects.toThrow('lost');
    expect(leaving()).toEqual([['funnel/leave-list', { email: OTTO.email }]]);
  });

  it('tries again where the answer is lost and nobody is erased', async () => {
    answer = async () => {
      throw new Error('lost');
    };
    await expect(handle()).rejects.toThrow('lost');
    expect(leaving()).toEqual([]);
  });

  it('takes off the list who opts out while the list takes the address', async () => {
    answer = async () => void (optedOut = true);
    await handle();
    // A process that dies in between comes by here again, as long as nothing is recorded.
    expect(steps).toEqual([`${OTTO.email} is off the list`, 'recorded']);
  });
});
